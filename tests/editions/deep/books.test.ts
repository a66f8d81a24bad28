import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfiguration } from '../../../src/content/configuration.ts';
import { loadSite } from '../../../src/content/loadSite.ts';
import { epubcheck } from '../../../tools/browser.ts';
import { type MadeEdition, makeEditions } from '../../../tools/editions/make.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { name } = readConfiguration().editions;
let folder: string;
let made: readonly MadeEdition[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-editions-'));
  const { site } = loadSite(root, { drafts: false });
  made = await makeEditions({ root, output: join(root, 'dist'), site, folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['en', 'fa', 'ru'])('EPUBCheck finds nothing in the e-book in %s', (locale) => {
  const command = ['-jar', epubcheck, join(folder, `${name}-${locale}.epub`)];
  const { status, stdout, stderr } = spawnSync('java', command, { encoding: 'utf8' });
  expect([status, stderr, stdout]).toEqual([0, '', expect.stringContaining('0 fatals / 0 errors / 0 warnings')]);
});

test.each(['en', 'fa', 'ru'])('The one file in %s has at most 350 kB, 120 kB compressed', (locale) => {
  const file = join(folder, `${name}-${locale}.html`);
  expect(statSync(file).size).toBeLessThanOrEqual(350_000);
  expect(brotliCompressSync(readFileSync(file)).length).toBeLessThanOrEqual(120_000);
});

test('The list says how large the files are', () => {
  for (const { name: file, bytes } of made) expect([file, statSync(join(folder, file)).size]).toEqual([file, bytes]);
});
