import { colors, dotColor } from './layout.ts';
import { orbitsOf } from './orbits.ts';

/** The covers' motif, larger; mirrored where lines run from the right. */
export function Orbits({
  name,
  x,
  y,
  rtl,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly rtl: boolean;
}) {
  const { rings, dot } = orbitsOf(name);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${rtl ? -1 : 1} 1)`}
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
  );
}
