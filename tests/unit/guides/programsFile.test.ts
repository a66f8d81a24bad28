import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundledProgram } from '../../../src/build/programs.ts';
import { programsFile } from '../../../src/reference/downloads/programs.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { guidePrograms, javascript, otherPrograms, run } from './programs.ts';

const source = join(import.meta.dirname, '../../../src/reference/downloads/writePrograms.ts');
const folder = temporaryFolder();
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
