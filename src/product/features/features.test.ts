import { expect, it } from 'vitest';
import { platforms } from '../../../site/platforms.ts';
import type { Change, ChangelogEntry } from '../../model/content/content.ts';
import { exampleRelease, sameInline } from '../../model/testing/exampleSite.ts';
import { availability, isOnDevices } from './features.ts';

const features = {
  lock: { group: 'protection', name: { en: 'Lock', fa: 'قفل', ru: 'Замок' }, page: '/docs/lock', also: ['linux'] },
};

const change = (kind: Change['kind'], ...targets: string[]): Change => ({
  kind,
  features: ['lock'],
  for: targets,
  text: sameInline('Lock'),
});

/** Entries of the given years with one change each, newest first. */
const changelog = (changes: Readonly<Record<number, Change>>): ChangelogEntry[] =>
  Object.entries(changes)
    .map(([year, only]) => ({ ...exampleRelease(`${year}-01-01`, `${year}.0`), changes: [only] }))
    .reverse();

const found = (changes: Readonly<Record<number, Change>>) => [
  ...availability('lock', { changelog: changelog(changes), features }),
];

it('a feature exists on platforms where changes added it, and on those in the list of features', () => {
  expect(found({ 2020: change('added', 'windows'), 2021: change('added', 'android', 'windows') })).toEqual([
    'linux',
    'windows',
    'android',
  ]);
});

it('a removed feature is gone until it is added again', () => {
  const removed = { 2020: change('added', 'ios', 'macos'), 2021: change('removed', 'ios') };
  expect(found(removed)).toEqual(['linux', 'macos']);
  expect(found({ ...removed, 2022: change('added', 'ios') })).toContain('ios');
});

it('a known issue adds no feature', () => {
  expect(found({ 2020: change('known-issue', 'ios') })).toEqual(['linux']);
});

it('platforms differ in a feature if an app has it', () => {
  expect(isOnDevices(new Set(['dashboard', 'android']), platforms)).toBe(true);
  expect(isOnDevices(new Set(['dashboard', 'constructor']), platforms)).toBe(false);
});
