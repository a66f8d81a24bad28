import { dashesOf } from '../drawing/dashes.ts';
import { brandLine, brandSize, colors, dotColor } from './layout.ts';

/** Side of the mark in pixels, and its distance from the name. */
const side = 56;
const gap = 16;

/** The mark of `components/Mark` with the name next to it, from the edge where lines start. */
export function Brand({ name, rtl, x }: { readonly name: string; readonly rtl: boolean; readonly x: number }) {
  const top = brandLine - brandSize * 0.36 - side / 2;
  return (
    <>
      <g
        transform={`translate(${rtl ? x - side : x} ${top}) scale(${side / 32})`}
        fill="none"
        stroke={colors.accent}
        strokeWidth="2.2"
        strokeLinecap="round"
      >
        <circle cx="16" cy="16" r="13" {...dashesOf(13, 0.12, 0.06)} />
        <circle cx="16" cy="16" r="7.5" {...dashesOf(7.5, 0.2, -0.08)} />
        <circle cx="25.2" cy="6.8" r="3" fill={dotColor} stroke="none" />
      </g>
      <text
        x={rtl ? x - side - gap : x + side + gap}
        y={brandLine}
        textAnchor={rtl ? 'end' : 'start'}
        fontFamily="Golos Text"
        fontWeight="700"
        fontSize={brandSize}
        fill={colors.ink}
      >
        {name}
      </text>
    </>
  );
}
