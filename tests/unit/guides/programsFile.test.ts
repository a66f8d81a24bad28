import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundledProgram } from '../../../src/build/programs.ts';
import { locales } from '../../../src/model/text/locale.ts';
import { programsFile } from '../../../src/reference/downloads/programs.ts';
import { guidePrograms, javascript, otherPrograms, run } from './programs.ts';

const root = join(import.meta.dirname, '../../..');
const source = join(root, 'src/reference/downloads/writePrograms.ts');
const folder = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

it('programs.mjs writes every program of the guides into one folder, and replaces no other file', async () => {
  const all = [...guidePrograms(), ...otherPrograms];
  writeFileSync(join(folder, 'programs.mjs'), programsFile(await bundledProgram(source), all));
  const write = async () => (await run(javascript, ['programs.mjs'], folder, {})).stdout;
  const summary = `The folder "programs" has ${all.length} programs.\n`;
  expect(await write()).toBe(summary);
  expect(readdirSync(folder).sort()).toEqual(['programs', 'programs.mjs']);
  for (const { name, code } of all) expect(read(`programs/${name}`), name).toBe(code);
  writeFileSync(join(folder, 'programs/client.py'), '# mine');
  expect(await write()).toBe(`programs/client.py differs, and is kept\n${summary}`);
  expect(read('programs/client.py')).toBe('# mine');
});

it.each(locales)('getting-started names the programs of its table that are there for Python and PHP (%s)', (locale) => {
  const page = readFileSync(join(root, `content/${locale}/docs/api/getting-started.mdx`), 'utf8');
  const [, list = '', table = ''] = /^node programs\.mjs\n```\n\n(.+)\n\n([\s\S]*?)\n\n/m.exec(page) ?? [];
  const namesIn = (text = '') => [...text.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
  const inTable = [...table.matchAll(/^\| ([^|]+)/gm)].flatMap(([, cell]) => namesIn(cell));
  const all = [...guidePrograms(), ...otherPrograms].map(({ name }) => name);
  const [inPython, inPhp] = list.split('PHP').map(namesIn);
  for (const [ending, listed] of [['py', inPython] as const, ['php', inPhp] as const]) {
    const isThere = (name: string) => all.includes(`${name}.${ending}`);
    expect(listed?.filter(isThere)).toEqual(listed);
    expect(listed).toEqual(expect.arrayContaining(inTable.filter(isThere)));
  }
});
