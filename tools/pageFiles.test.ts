import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { filesOf } from '../src/content/filesOf.ts';
import { folderForEachTest, writeIn } from '../tests/temporaryFolder.ts';
import { arrangePages } from './pageFiles.ts';

const files = [
  'index.html',
  '404.html',
  'ru/index.html',
  'ru/404.html',
  'ru/docs.html',
  'ru/docs/6.2.0.html',
  'copies/help-ru.html',
  'a.json',
];
const folder = folderForEachTest();

beforeEach(() => {
  for (const file of files) {
    writeIn(folder, file, file);
  }
});

const arranged = () => filesOf(folder);

test('As folders, every page is the index of a folder of its name, next to the pages below it; a copy keeps its name', () => {
  arrangePages(folder, 'folders');
  expect(arranged()).toEqual([
    '404.html',
    'a.json',
    'copies/help-ru.html',
    'index.html',
    'ru/404.html',
    'ru/docs/6.2.0/index.html',
    'ru/docs/index.html',
    'ru/index.html',
  ]);
  expect(readFileSync(join(folder, 'ru/docs/index.html'), 'utf8')).toBe('ru/docs.html');
});

test('As files, nothing moves', () => {
  arrangePages(folder, 'files');
  expect(arranged()).toEqual([...files].sort());
});
