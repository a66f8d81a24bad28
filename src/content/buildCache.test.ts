import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import type { Problem } from '../model/problems/problems.ts';
import { cachedForBuild, withBuildCache } from './buildCache.ts';

const folder = temporaryFolder();
const file = join(folder, 'cache', 'results.bin');

let computed: string[] = [];

/** The length of a text; long ones have a problem. */
function lengthOf(text: string, problems: Problem[]): number | undefined {
  return cachedForBuild(['length', text], problems, (found) => {
    computed.push(text);
    if (text.length > 3) found.push({ level: 'error', file: text, message: 'It is long.' });
    return text.length > 3 ? undefined : text.length;
  });
}

function build(code: string, ...texts: readonly string[]) {
  computed = [];
  const problems: Problem[] = [];
  const lengths = withBuildCache(file, code, () => texts.map((text) => lengthOf(text, problems)));
  return { lengths, computed, reported: problems.map((problem) => problem.file) };
}

it('a build computes only what the previous one has not, and reports the problems of both', () => {
  expect(build('1', 'a', 'long')).toEqual({ lengths: [1, undefined], computed: ['a', 'long'], reported: ['long'] });
  expect(build('1', 'a', 'long')).toEqual({ lengths: [1, undefined], computed: [], reported: ['long'] });
  expect(build('1', 'a', 'bb').computed).toEqual(['bb']);
  expect(build('1', 'a', 'bb').computed).toEqual([]);
});

it('the cache drops everything that the last build did not use', () => {
  build('1', 'a', 'bb');
  build('1', 'a');
  expect(build('1', 'a', 'bb').computed).toEqual(['bb']);
});

it('everything is computed again after a change of the code or with a damaged file', () => {
  build('1', 'a');
  expect(build('2', 'a').computed).toEqual(['a']);
  writeFileSync(file, readFileSync(file).subarray(0, 10));
  expect(build('2', 'a').computed).toEqual(['a']);
});

it('outside a build everything is computed', () => {
  expect([lengthOf('a', []), lengthOf('a', [])]).toEqual([1, 1]);
  expect(computed).toEqual(['a', 'a', 'a']);
});

it('a build that fails leaves the cache as it was', () => {
  build('1', 'a');
  const fail = () => {
    throw new Error('A page is wrong.');
  };
  expect(() => withBuildCache(file, '1', fail)).toThrow('A page is wrong.');
  expect(build('1', 'a').computed).toEqual([]);
});
