import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const listed = [...read('docs/requirements.md').matchAll(/^- \*\*([A-Z]+-\d\d)\*\* /gm)].map(([, id = '']) => id);
const areas = new Set(listed.map((id) => id.split('-')[0]));
/** The ids of requirements in the files of tests: the beginnings of titles. */
const named = globSync('{src,site,server,tools,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
  .flatMap((file) => [...read(file).matchAll(/(?<=['"`]|, )([A-Z]{2,})-\d+(?=['"`:,])/g)])
  .flatMap(([id, area]) => (areas.has(area) ? [id] : []));

it('every id appears once in docs/requirements.md, and a test names it', () => {
  expect(listed.filter((id, index) => listed.indexOf(id) !== index || !named.includes(id))).toEqual([]);
});

it('a test names only ids that docs/requirements.md lists', () => {
  expect(named.filter((id) => !listed.includes(id))).toEqual([]);
});
