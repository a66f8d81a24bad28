import { expect, test } from 'vitest';
import strings from '../../../site/strings/en.ts';
import { type KeepState, viewOf } from './view.ts';

const view = (state: KeepState, isAnythingKept = true) => viewOf(state, isAnythingKept, strings.keep.texts, 'en');

test('At first readers have a choice, and nothing to remove', () => {
  expect(view({ kind: 'empty', wasRemoved: false }, false)).toEqual({ status: '', controls: ['guides', 'everything'] });
});

test('Pages kept in another language can be removed from here', () => {
  expect(view({ kind: 'empty', wasRemoved: false }).controls).toContain('remove');
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

test('A removal is reported while it is under way, and the button keeps the focus', () => {
  expect(view({ kind: 'removing' })).toEqual({ status: strings.keep.texts.removing, controls: ['remove'] });
});

test('A reader who keeps the guides can add the other pages', () => {
  const { status, controls } = view({ kind: 'complete', scope: 'guides', onDevice: 3_140_000, update: undefined });
  expect(status).toContain('3.1 MB');
  expect(controls).toEqual(['everything', 'remove']);
});

test('An update shows how much it loads', () => {
  const { status, controls } = view({ kind: 'complete', scope: 'everything', onDevice: 29_000_000, update: 42_000 });
  expect(status).toContain('42 kB');
  expect(controls).toEqual(['update', 'remove']);
});

test('If nothing can be stored here, files from before can still be removed', () => {
  expect(view({ kind: 'impossible', why: 'site' }).controls).toEqual(['remove']);
  expect(view({ kind: 'impossible', why: 'file' }, false).controls).toEqual([]);
});
