import { colors, dotColor } from './layout.ts';
import { orbitsOf } from './orbits.ts';

/** The motif of the covers, larger: orbits, the dot and its dotted way out. */
export function Orbits({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) {
  const { rings, dot } = orbitsOf(name);
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={colors.accent} strokeWidth="2.5" strokeLinecap="round">
      <circle r="252" fill={colors['accent-soft']} stroke="none" />
      {rings.map(({ r, dashes, opacity }) => (
        <circle key={r} r={r} strokeOpacity={opacity} {...dashes} />
      ))}
      <line x2={dot.x} y2={dot.y} strokeDasharray="3 10" />
      <circle r="7" fill={colors.accent} stroke="none" />
      <circle cx={dot.x} cy={dot.y} r="17" fill={dotColor} stroke="none" />
    </g>
  );
}
