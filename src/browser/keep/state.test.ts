import { expect, test } from 'vitest';
import { type KeepEvent, type KeepState, stateAfter } from './state.ts';

const looking: KeepState = { kind: 'looking', wasRemoved: true, isAnythingKept: false };
const empty: KeepState = { ...looking, kind: 'empty' };
const storing: KeepState = { kind: 'storing', scope: 'guides', done: 3, all: 9 };
const paused: KeepState = { kind: 'incomplete', scope: 'guides', why: 'paused' };
const complete: KeepState = { kind: 'complete', scope: 'guides', onDevice: 20 };
const removing: KeepState = { kind: 'removing' };
const impossible: KeepState = { kind: 'impossible', why: 'site', isAnythingKept: false };
const states = [looking, empty, storing, paused, complete, removing, impossible];

const read: KeepEvent = { kind: 'read', isAnythingKept: true, found: undefined };
const compared: KeepEvent = { kind: 'compared', update: 5 };
const progress: KeepEvent = { kind: 'storing', done: 4, all: 9 };
const stored: KeepEvent = { kind: 'complete', onDevice: 20 };
const pause: KeepEvent = { kind: 'incomplete', why: 'paused' };
const refused: KeepEvent = { kind: 'impossible', why: 'site' };

test.each<[string, KeepState, KeepEvent, KeepState]>([
  ['pages of another language are found', looking, read, { ...looking, isAnythingKept: true }],
  ['pages of this language are found', looking, { ...read, found: complete }, complete],
  ['nothing is stored, and there may be a list of files', looking, compared, empty],
  ['nothing is stored, and there is no list', looking, refused, impossible],
  ['the site has changed', complete, compared, { ...complete, update: 5 }],
  ['files arrive', storing, progress, { ...storing, done: 4 }],
  ['the last file has arrived', storing, stored, complete],
  ['the reader pauses', storing, pause, paused],
  ['the worker is refused', storing, refused, { ...impossible, isAnythingKept: true }],
  ['everything is removed', removing, { kind: 'removed' }, empty],
])('%s', (_, before, event, after) => expect(stateAfter(before, event)).toEqual(after));

test.each(states)('From $kind a reader can start to store, or remove everything', (state) => {
  const started = { kind: 'storing', scope: 'everything', done: 0, all: 1 };
  expect(stateAfter(state, { kind: 'start', scope: 'everything' })).toEqual(started);
  expect(stateAfter(state, removing)).toEqual(removing);
});

test.each<[string, KeepEvent, readonly KeepState[]]>([
  ['a look at the device', { ...read, found: complete }, [looking]],
  ['a comparison with the list', compared, [looking, complete]],
  ['progress', progress, [storing]],
  ['the end of storing', stored, [storing]],
  ['a pause', pause, [storing]],
])('%s changes nothing when it comes too late', (_, event, timely) => {
  for (const state of states) if (!timely.includes(state)) expect(stateAfter(state, event)).toBe(state);
});
