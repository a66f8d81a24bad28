import { expect, test } from 'vitest';
import { checkOutputLinks } from '../../src/check/output/checkOutput.ts';
import { readOutput } from '../../src/check/output/readOutput.ts';
import { output } from './builtSite.ts';

test('Every link and anchor of the built pages leads somewhere', () => {
  expect(checkOutputLinks(readOutput(output, '', new Set())).map(({ file, message }) => [file, message])).toEqual([]);
});
