import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVersion } from './version.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A built site below `/v6` that holds a version, with an address that leads to a page. */
function writeBuild(name: string): string {
  const docs = ['start', 'slow'].map((id) => ({ id: `guide/${id}`, path: `/v6/en/docs/guide/${id}` }));
  const own = { name, path: '/v6/en/docs', mainDocId: 'guide/start', docs };
  const files = [
    'index.html',
    '404.html',
    'docs.html',
    'docs/guide/start.html',
    'docs/guide/slow/index.html',
    'docs/old.html',
  ];
  for (const file of files) for (const locale of ['en', 'ru']) write(`dist/${locale}/${file}`);
  write('dist/redirects.json', JSON.stringify({ '/docs/old': '/docs/guide/start' }));
  write('dist/en/site.json', JSON.stringify({ docsVersions: [{ name: 'current', path: '/en/docs' }, own] }));
  return join(root, 'dist');
}

const file = 'site/versions/6.x.json';
const list = {
  main: '/docs/guide/start',
  pages: ['/', '/docs', '/docs/guide/slow', '/docs/guide/start'],
};

describe('the list of the pages of another version', () => {
  it('has each page of its build once, without language, and the page that its docs begin with', () => {
    const { files, next } = newVersion(root, writeBuild('6.x'));
    expect(JSON.parse(files.get(file) ?? '')).toEqual(list);
    expect(next[0]).toBe(
      'Add "6.x" to docs.versions in site/site.config.ts, with its label and the address of its build.',
    );
  });

  it('is written again if it is there', () => {
    write(file, '{}');
    const { files, changed } = newVersion(root, writeBuild('6.x'));
    expect(files.size).toBe(0);
    expect(JSON.parse(changed?.get(file) ?? '')).toEqual(list);
  });

  it('is refused for the version of this build, and for a folder without a built site', () => {
    const folder = writeBuild('current');
    expect(() => newVersion(root, folder)).toThrow('is version "current", as docs.version');
    expect(() => newVersion(root, root)).toThrow('it has no en/site.json.');
  });
});
