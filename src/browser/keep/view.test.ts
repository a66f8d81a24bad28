import { expect, test } from 'vitest';
import strings from '../../../site/strings/en.ts';
import type { KeepState } from './state.ts';
import { viewOf } from './view.ts';

const view = (state: KeepState) => viewOf(state, strings.keep.texts, 'en');

const empty = { kind: 'empty', wasRemoved: false, isAnythingKept: false } as const;
const impossible = { kind: 'impossible', why: 'site', isAnythingKept: false } as const;
const complete = { kind: 'complete', scope: 'guides', onDevice: 3_140_000 } as const;
test.each<[title: string, KeepState, status: RegExp, ...controls: string[]]>([
  ['shows nothing before the device has been looked at', { ...empty, kind: 'looking' }, /^$/],
  ['first offers a choice, and nothing to remove', empty, /^$/, 'guides', 'everything'],
  ['removes pages of other languages', { ...empty, isAnythingKept: true }, /^$/, 'guides', 'everything', 'remove'],
  ['leaves the focus on the button that removes', { kind: 'removing' }, /being removed/, 'remove'],
  ['adds the other pages to the guides', complete, /3\.1 MB/, 'everything', 'remove'],
  ['shows how much an update loads', { ...complete, scope: 'everything', update: 42_000 }, /42 kB/, 'update', 'remove'],
  ['removes files where nothing can be stored', { ...impossible, isAnythingKept: true }, /./, 'remove'],
  ['offers nothing where nothing can be stored', impossible, /./],
])('The page %s', (_, state, status, ...controls) => {
  expect(view(state)).toEqual({ status: expect.stringMatching(status), controls });
});

test('While pages are stored, the progress changes and the announced text does not', () => {
  const [one, two] = [10_000, 600_000].map((done) => view({ kind: 'storing', scope: 'guides', done, all: 760_000 }));
  expect([one?.progress?.text, two?.progress?.text]).toEqual(['10 kB of 760 kB', '600 kB of 760 kB']);
  expect(one?.status).toBe(two?.status);
  expect(one?.controls).toEqual(['pause', 'remove']);
});

test.each(['paused', 'network', 'full', 'changed', undefined] as const)('After %s the reader can continue', (why) => {
  const { status, controls } = view({ kind: 'incomplete', scope: 'guides', ...(why && { why }) });
  expect(status).toContain(strings.keep.texts.interrupted[why ?? 'left']);
  expect(controls).toEqual(['resume', 'remove']);
});
