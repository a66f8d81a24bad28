import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForEachTest } from '../../tests/temporaryFolder.ts';
import { keepTimes } from './keepTimes.ts';

const long = new Date('2026-01-02T03:04:05Z');
const folder = folderForEachTest();
const [before, now] = [join(folder, 'before'), join(folder, 'now')];
beforeEach(() => {
  for (const place of [before, now]) mkdirSync(place);
});

const timeOf = (name: string) => statSync(join(now, name)).mtime;

test('A file with the bytes of the output before keeps its time; one that was changed, or is new, does not', () => {
  for (const name of ['same.json', 'changed.json', 'longer.json']) {
    writeFileSync(join(before, name), 'abc');
    utimesSync(join(before, name), long, long);
  }
  for (const [name, text] of [
    ['same.json', 'abc'],
    ['changed.json', 'abd'],
    ['longer.json', 'abcd'],
    ['new.json', 'abc'],
  ] as const)
    writeFileSync(join(now, name), text);
  keepTimes(before, now, new Set());
  expect(['same.json', 'changed.json', 'longer.json', 'new.json'].map((name) => +timeOf(name) === +long)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('What was taken from the output before is not looked at, and the first output has nothing before it', () => {
  for (const place of [before, now]) writeFileSync(join(place, 'page.html'), 'page');
  utimesSync(join(before, 'page.html'), long, long);
  keepTimes(before, now, new Set(['page.html']));
  keepTimes(join(folder, 'none'), now, new Set());
  expect(+timeOf('page.html')).not.toBe(+long);
});
