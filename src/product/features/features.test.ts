import { expect, it } from 'vitest';
import { platforms } from '../../../site/platforms.ts';
import type { Change, ChangelogEntry } from '../../model/content/content.ts';
import { sameInline } from '../../model/testing/exampleSite.ts';
import { availability, bySince, shownPlaces } from './features.ts';

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
    .map(([year, only]) => ({ file: '', date: `${year}-01-01`, version: `${year}.0`, changes: [only], references: [] }))
    .reverse();

const found = (changes: Readonly<Record<number, Change>>) =>
  availability('lock', { changelog: changelog(changes), features, platforms }).map(({ target, since }) => [
    target,
    since?.version,
  ]);

it('a feature exists since the first change that brought it, in the order of the platforms', () => {
  expect(found({ 2020: change('added', 'windows'), 2021: change('added', 'android', 'windows') })).toEqual([
    ['android', '2021.0'],
    ['windows', '2020.0'],
    ['linux', undefined],
  ]);
});

it('a feature that was removed is gone until it comes back', () => {
  const removed = { 2020: change('added', 'ios', 'macos'), 2021: change('removed', 'ios') };
  expect(found(removed)).toEqual([
    ['macos', '2020.0'],
    ['linux', undefined],
  ]);
  expect(found({ ...removed, 2022: change('added', 'ios') })).toContainEqual(['ios', '2022.0']);
});

it('a known issue brings nothing, and a part of the service comes after the platforms', () => {
  expect(found({ 2020: change('known-issue', 'ios'), 2021: change('added', 'servers', 'android') })).toEqual([
    ['android', '2021.0'],
    ['linux', undefined],
    ['servers', '2021.0'],
  ]);
});

it('a part of the service may be called what every object has', () => {
  const constructorFirst = { 2020: change('added', 'constructor', 'android') };
  expect(found(constructorFirst).map(([target]) => target)).toEqual(['android', 'linux', 'constructor']);
  const changed = changelog(constructorFirst);
  const places = availability('lock', { changelog: changed, features, platforms });
  expect(shownPlaces(places, undefined, platforms).map(({ target }) => target)).toEqual(['android', 'linux']);
});

it('a table names the apps and the dashboard, or the parts of the service if no app has the feature', () => {
  const everywhere = changelog({ 2020: change('added', 'servers', 'dashboard', 'android') });
  const targets = (platform?: string) =>
    shownPlaces(availability('lock', { changelog: everywhere, features, platforms }), platform, platforms).map(
      ({ target }) => target,
    );
  expect(targets()).toEqual(['android', 'linux', 'dashboard']);
  expect(targets('android')).toEqual(['android']);
  expect(shownPlaces([{ target: 'servers' }], undefined, platforms)).toEqual([{ target: 'servers' }]);
});

it('a table names the platforms of one change together', () => {
  const changes = changelog({ 2020: change('added', 'ios', 'windows'), 2021: change('added', 'android') });
  const groups = bySince(availability('lock', { changelog: changes, features, platforms }));
  expect(groups.map((group) => group.map(({ target }) => target))).toEqual([
    ['android'],
    ['ios', 'windows'],
    ['linux'],
  ]);
});
