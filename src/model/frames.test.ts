import { expect, it } from 'vitest';
import { readConfiguration } from '../content/configuration.ts';
import { framePlatforms } from './frames.ts';

it('every platform has at most one frame, and is one of the site', () => {
  const framed = Object.values(framePlatforms).flat();
  expect(Object.keys(readConfiguration().platforms)).toEqual(expect.arrayContaining(framed));
  expect(new Set(framed).size).toBe(framed.length);
});
