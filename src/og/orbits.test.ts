import { expect, it } from 'vitest';
import { orbitsOf } from './orbits.ts';

it('draws other orbits for another name', () => {
  expect(orbitsOf('services')).not.toEqual(orbitsOf('business'));
});

it('keeps the dot on one of the orbits', () => {
  for (const name of ['home', 'blog', 'api', 'changelog']) {
    const { rings, dot } = orbitsOf(name);
    const fromCentre = Math.round(Math.hypot(dot.x, dot.y));
    expect(rings.map(({ r }) => r)).toContain(fromCentre);
  }
});
