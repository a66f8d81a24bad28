import { expect, it } from 'vitest';
import { compareVersions, nextPatch } from './version.ts';

it('versions are compared number by number', () => {
  expect(compareVersions('6.10.0', '6.9.3')).toBeGreaterThan(0);
  expect(compareVersions('6.2', '6.2.0')).toBe(0);
  expect(compareVersions('6.2.1', '6.2.0')).toBeGreaterThan(0);
  expect(compareVersions('6.2.9', '6.2.10')).toBeLessThan(0);
  expect(compareVersions('5.30.1', '6.0')).toBeLessThan(0);
});

it('the next patch is the third number plus one', () => {
  expect(['6.2.0', '4.0', '3.14.9'].map(nextPatch)).toEqual(['6.2.1', '4.0.1', '3.14.10']);
});
