import { describe, expect, it } from 'vitest';
import { goal, rings, side, wayPath, wayPoints } from './wayOut.ts';

const polar = ({ x, y }: { x: number; y: number }) => {
  const [dx, dy] = [x - side / 2, y - side / 2];
  return { r: Math.hypot(dx, dy), angle: (Math.atan2(dy, dx) / (2 * Math.PI) + 1) % 1 };
};

describe('the way through the rings', () => {
  it('crosses every ring inside its gap, and nowhere else', () => {
    const points = wayPoints().map(polar);
    for (const { r, opening, gap } of rings) {
      const crossings = points.filter((point, index) => point.r >= r - 0.01 && (points[index - 1]?.r ?? 0) < r - 0.01);
      expect(crossings).toHaveLength(1);
      expect(Math.abs((crossings[0]?.angle ?? 0) - opening)).toBeLessThan(gap / 100 / 3);
    }
  });

  it('turns one way only, so that it never crosses itself', () => {
    const angles = wayPoints().map((point) => polar(point).angle);
    // From the second point on: the centre has no angle.
    const turns = angles.slice(2).map((angle, index) => (angle - (angles[index + 1] ?? 0) + 1.01) % 1);
    expect(Math.max(...turns)).toBeLessThan(0.5);
  });

  it('ends outside all rings and inside the drawing', () => {
    expect(polar(goal).r).toBeGreaterThan(Math.max(...rings.map(({ r }) => r)) + 20);
    for (const value of [goal.x, goal.y]) {
      expect(value).toBeGreaterThan(10);
      expect(value).toBeLessThan(side - 10);
    }
  });

  it('is one curve in whole units, so that it weighs little', () => {
    expect(wayPath()).toMatch(/^M200 200C[\d ]+$/);
    expect(wayPath().length).toBeLessThan(800);
  });
});
