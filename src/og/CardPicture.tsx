import { dashesOf } from '../drawing/dashes.ts';
import type { Card } from './card.ts';
import { brandMiddle, colors, dotColor, height, markSide, orbitsCentre, padding, width } from './layout.ts';
import { orbitsOf } from './orbits.ts';

/** The card without its words as SVG. Right-to-left cards are mirrored, but for the mark. */
export function CardPicture({ card: { name, locale } }: { readonly card: Pick<Card, 'name' | 'locale'> }) {
  const rtl = locale === 'fa';
  const fromStart = (x: number) => (rtl ? width - x : x);
  const { rings, dot } = orbitsOf(name);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} aria-hidden="true">
      <rect width={width} height={height} fill={colors.paper} />
      <g
        transform={`translate(${fromStart(width - orbitsCentre.fromEnd)} ${orbitsCentre.y}) scale(${rtl ? -1 : 1} 1)`}
        fill="none"
        stroke={colors.accent}
        strokeWidth="2.5"
        strokeLinecap="round"
      >
        <circle r="240" fill={colors['accent-soft']} stroke="none" />
        {rings.map(({ r, dashes, opacity }) => (
          <circle key={r} r={r} strokeOpacity={opacity} {...dashes} />
        ))}
        <line x2={dot.x} y2={dot.y} strokeDasharray="3 10" />
        <circle r="7" fill={colors.accent} stroke="none" />
        <circle cx={dot.x} cy={dot.y} r="17" fill={dotColor} stroke="none" />
      </g>
      {/* The mark of `components/Mark`. */}
      <g
        transform={`translate(${rtl ? width - padding - markSide : padding} ${brandMiddle - markSide / 2}) scale(${markSide / 32})`}
        fill="none"
        stroke={colors.accent}
        strokeWidth="2.2"
        strokeLinecap="round"
      >
        <circle cx="16" cy="16" r="13" {...dashesOf(13, 0.12, 0.06)} />
        <circle cx="16" cy="16" r="7.5" {...dashesOf(7.5, 0.2, -0.08)} />
        <circle cx="25.2" cy="6.8" r="3" fill={dotColor} stroke="none" />
      </g>
    </svg>
  );
}
