import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const row = /^\| \[( |x)\] \| (?<statement>[^|]+) \| `(?<file>[^`]+)`: "(?<words>.+)" \| (?<pages>[^|]+) \|$/;

const rows = readFileSync(join(root, 'docs/decisions.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => {
    const { statement = '', file = '', words = '', pages = '' } = row.exec(line)?.groups ?? {};
    return { line, statement, file, words, pages: [...pages.matchAll(/`([^`]+)`/g)].map(([, page = '']) => page) };
  });

const schema = readFileSync(join(root, 'api/schema.graphql'), 'utf8');

/** A page is named by its path, an operation by its name in the schema. */
const exists = (place: string): boolean =>
  place.startsWith('/')
    ? ['.mdx', '/index.mdx'].some((end) => existsSync(join(root, `content/en${place}${end}`)))
    : new RegExp(`^  ${place}[(:]`, 'm').test(schema);

test('The list has rows, and each row has a box, a statement, a file with its words, and pages', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ file, pages }) => file === '' || pages.length === 0).map(({ line }) => line)).toEqual([]);
});

test.each(rows)('$statement: the file has the words, and the pages or operations exist', ({ file, words, pages }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(words);
  expect(pages.filter((place) => !exists(place))).toEqual([]);
});
