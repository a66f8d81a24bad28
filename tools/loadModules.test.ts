import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../tests/temporaryFolder.ts';
import { unreadableFile } from './loadModules.ts';

const root = temporaryFolder();

/** The sentence for a file that Node itself rejects, with Node's own error. */
function sentenceFor(source: string): string {
  writeIn(root, 'site/home.ts', source);
  const load = `await import(${JSON.stringify(pathToFileURL(join(root, 'site/home.ts')).href)}).catch((error) => console.log(JSON.stringify({ message: error.message, stack: error.stack })))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', load], { encoding: 'utf8' });
  const { message, stack }: { message: string; stack: string } = JSON.parse(stdout);
  return unreadableFile(root, Object.assign(new Error(message), { stack })) ?? 'no sentence';
}

describe('a file of site/ that cannot be loaded is reported in one sentence with its place:', () => {
  it('a syntax error', () => {
    expect(sentenceFor('export const home = {\n  a: 1,\n  b: ]\n};\n')).toBe(
      'error  site/home.ts:3: The file cannot be loaded: Expression expected.',
    );
  });

  it('a name that the imported file does not export', () => {
    expect(sentenceFor("import { gone } from 'node:path';\nexport const home = gone;\n")).toMatch(
      /^error {2}site\/home\.ts:1: The file cannot be loaded: .*'gone'\.$/,
    );
  });

  it('an imported file that is not there', () => {
    expect(sentenceFor("import gone from './gone.ts';\nexport const home = gone;\n")).toMatch(
      /^error {2}site\/(home|gone)\.ts: The file cannot be loaded: Cannot find module '\/site\/gone\.ts'/,
    );
  });

  it('a name that is not defined', () => {
    expect(sentenceFor('export const home = {\n  a: nothing.b,\n};\n')).toBe(
      'error  site/home.ts:2: The file cannot be loaded: nothing is not defined.',
    );
  });
});
