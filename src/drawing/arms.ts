import { round } from './dashes.ts';
import { type Point, pathThrough, pointAt, rings, side } from './wayOut.ts';

/** Ways out of the same rings, at equal angles around the centre, so that they never meet. */
export const arms = 4;

/** How far an arm is turned, in degrees. */
export const turnOf = (arm: number): number => (360 / arms) * arm;

/** End of the first arm, as on the home page: distance from the centre, and share of a turn. */
const end = { r: 184, angle: 0.89 };

/** How far a way turns on its way, as a share of a turn. */
const twist = 0.3;

const steps = 8;

const angleAt = (r: number) => end.angle - twist * (1 - r / end.r) ** 2;

const wayTo = (last: number): string =>
  pathThrough(Array.from({ length: steps + 1 }, (_, step) => (last * step) / steps).map((r) => pointAt(r, angleAt(r))));

/** Radius of the ring that stops ways. */
export const filterRadius = rings[2]?.r ?? 0;

/** The rings that stop nothing. */
export const openRadii: readonly number[] = rings.map(({ r }) => r).filter((r) => r !== filterRadius);

/** A way that gets through, as the data of a `<path>`, before it is turned. */
export const wayThrough = wayTo(end.r);

/** A way that ends at the filter. */
export const wayStopped = wayTo(filterRadius);

/** End of a stopped way. */
export const stop: Point = pointAt(filterRadius, angleAt(filterRadius));

/** Length of a gap in the filter, in the units of the drawing. */
const gap = 38;

/** The dashes of the filter, for `<circle>`: a gap for each arm that gets through it. */
export function filterDashes(isOpen: (arm: number) => boolean) {
  const around = 2 * Math.PI * filterRadius;
  const part = around / arms;
  // Each dash ends at the gap of its arm; the first begins after the gap of the last arm.
  const dashes = Array.from({ length: arms }, (_, arm) => (isOpen(arm) ? [part - gap, gap] : [part, 0]));
  return {
    strokeDasharray: dashes.flat().map(round).join(' '),
    strokeDashoffset: round(part - gap / 2 - around * angleAt(filterRadius)),
  };
}

/** Position of an arm's name: outside its end, mirrored for right-to-left languages. */
export function nameAt(arm: number, isMirrored: boolean): Point {
  const { x, y } = pointAt(end.r, end.angle + arm / arms);
  return { x: round(isMirrored ? side - x : x), y: round(y < side / 2 ? y - 20 : y + 34) };
}
