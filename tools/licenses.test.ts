import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForEachTest } from '../tests/temporaryFolder.ts';
import { bundledList, writeLicenses } from './licenses.ts';

const root = folderForEachTest();
beforeEach(() => {
  addPackage('@fontsource-variable/vazirmatn', 'OFL-1.1', { LICENSE: 'The font is free.' });
});

function addPackage(name: string, license: string, files: Readonly<Record<string, string>> = {}, author?: object) {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license, author }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}
function write(...names: readonly string[]): string {
  mkdirSync(join(root, '.cache'));
  writeFileSync(join(root, bundledList), JSON.stringify(names.map((name) => `node_modules/${name}`)));
  writeLicenses(root, root);
  return readFileSync(join(root, 'licenses.txt'), 'utf8');
}

test('Each package has its name, version, licence and notice, and the full text where it only refers to it', () => {
  addPackage('kind', 'Apache-2.0', { 'LICENSE.md': 'See the licence.', NOTICE: 'Kind was made by Kind.' });
  const text = write('kind');
  expect(text).toMatch(
    /kind 1\.2\.3 \(Apache-2\.0\)\n\nSee the licence\.\n\nKind was made by Kind\.\n\n *Apache License\n/,
  );
  expect(text).toContain('@fontsource-variable/vazirmatn 1.2.3 (OFL-1.1)\n\nThe font is free.\n');
});

test('MIT without a file is written out, with the author', () => {
  addPackage('bare', 'MIT', {}, { name: 'A. Author' });
  expect(write('bare')).toMatch(/author: A\. Author\.\n\nPermission is hereby granted/);
});

test('A package that may not be passed on stops the build', () => {
  addPackage('closed', 'SEE LICENSE IN terms.html', { LICENSE: 'No.' });
  expect(() => write('closed')).toThrow(
    'closed 1.2.3 is sent to readers under the licence SEE LICENSE IN terms.html; allowed are 0BSD, Apache-2.0',
  );
});

test('A licence without its text stops the build', () => {
  addPackage('silent', 'ISC');
  expect(() => write('silent')).toThrow('silent 1.2.3 is sent to readers, but contains no text of its licence ISC.');
});
