/** The rings lie around the centre of a square with this side. */
export const side = 400;

/** The part of the square that the drawing fills: `viewBox`. */
export const view = '42 24 324 336';

const centre = side / 2;
const gapLength = 34;

/**
 * The rings from the inside out, each opening further round than the last. The opening is the middle
 * of a gap, the gap a percentage of the ring. Lengths are units of the drawing, angles shares of a
 * turn from 3 o'clock.
 */
export const rings = (
  [
    [44, 0.68],
    [80, 0.02],
    [116, 0.36],
    [152, 0.68],
  ] as const
).map(([r, opening]) => ({ r, opening, gap: Math.round((100 * gapLength) / (2 * Math.PI * r)) }));

/** End of the way, outside all rings. */
const end = { r: 184, angle: 0.89 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at a distance and an angle from the centre. */
export function pointAt(r: number, angle: number): Point {
  const turn = 2 * Math.PI * angle;
  return { x: round(centre + r * Math.cos(turn)), y: round(centre + r * Math.sin(turn)) };
}

/** Points between two rings: enough for a curve that looks round. */
const steps = 6;

/** Points of the way out: straight through each gap, then around to the gap of the next ring. */
export function wayPoints(): Point[] {
  const first = rings[0]?.opening ?? 0;
  const stops = [{ r: 0, angle: first }, ...rings.map(({ r, opening }) => ({ r, angle: opening })), end];
  return stops.flatMap((to, index) => {
    const from = stops[index - 1];
    if (!from) return [pointAt(to.r, to.angle)];
    return Array.from({ length: steps }, (_, step) => {
      const t = (step + 1) / steps;
      const along = t * t * (3 - 2 * t);
      const turned = (to.angle - from.angle + 1) % 1;
      return pointAt(from.r + (to.r - from.r) * t, from.angle + turned * along);
    });
  });
}

/** The end of the way: the dot that found its way through. */
export const goal = pointAt(end.r, end.angle);

/** The way as the data of a `<path>`. */
export const wayPath = (): string => pathThrough(wayPoints());

/** Rounds to two decimals: the SVG stays short and the same on every machine. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A smooth curve from the centre through points (Catmull-Rom), as the data of a `<path>`. */
function pathThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? goal;
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return [leave, arrive, to].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(' ');
  });
  return `M${centre} ${centre}C${curves.join(' ')}`;
}
