import { describe, expect, it } from 'vitest';
import { arms, filterDashes, filterRadius, nameAt, stop, wayStopped, wayThrough } from './arms.ts';
import { goal, side } from './wayOut.ts';

describe('The ways through a filter', () => {
  it('begin in the middle; one ends at the goal, one at the filter', () => {
    const lastOf = (path: string) =>
      path
        .split(/[MC ]+/)
        .slice(-2)
        .map(Number);
    for (const path of [wayThrough, wayStopped]) expect(path).toMatch(/^M200 200C[\d ]+$/);
    expect(lastOf(wayThrough)).toEqual([Math.round(goal.x), Math.round(goal.y)]);
    expect(lastOf(wayStopped)).toEqual([Math.round(stop.x), Math.round(stop.y)]);
  });

  it('have a gap where they cross it, and none where they are stopped', () => {
    const around = 2 * Math.PI * filterRadius;
    const { strokeDasharray, strokeDashoffset } = filterDashes((arm) => arm !== 1);
    const lengths = strokeDasharray.split(' ').map(Number);
    expect(lengths.filter((_, index) => index % 2).map((gap) => gap > 0)).toEqual([true, false, true, true]);
    expect(lengths.reduce((sum, length) => sum + length)).toBeCloseTo(around, 0);
    // The middle of the first gap, clockwise from three o'clock.
    const middle = (lengths[0] ?? 0) + (lengths[1] ?? 0) / 2 - strokeDashoffset;
    const crossing = Math.atan2(stop.y - side / 2, stop.x - side / 2) / (2 * Math.PI);
    expect((((middle / around - crossing) % 1) + 1.5) % 1).toBeCloseTo(0.5, 2);
  });

  it('have their names inside the drawing, also when it is mirrored', () => {
    for (const isMirrored of [false, true])
      for (let arm = 0; arm < arms; arm++) {
        const { x, y } = nameAt(arm, isMirrored);
        expect(Math.min(x, side - x)).toBeGreaterThan(55);
        expect(y > 15 && y < side - 10).toBe(true);
      }
  });
});
