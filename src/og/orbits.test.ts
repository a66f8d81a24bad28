import { expect, it } from 'vitest';
import { orbitsOf } from './orbits.ts';

it('draws the same orbits for the same name and others for another', () => {
  expect(orbitsOf('services')).toEqual(orbitsOf('services'));
  expect(orbitsOf('services')).not.toEqual(orbitsOf('business'));
});

it('keeps the dot on one of the orbits', () => {
  for (const name of ['home', 'blog', 'api', 'changelog']) {
    const { rings, dot } = orbitsOf(name);
    const fromCentre = Math.round(Math.hypot(dot.x, dot.y));
    expect(rings.map(({ r }) => r)).toContain(fromCentre);
  }
});
