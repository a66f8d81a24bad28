import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sourcesStamp } from './sourcesStamp.ts';

const root = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), String(Math.random()));
}

it.each([
  'src/components/A.tsx',
  'site/hub.ts',
  'api/text/en.yaml',
  'public/a.svg',
  'content/en/blog/a.mdx',
  'tsconfig.json',
  'package-lock.json',
])('every page may show something of %s', (file) => {
  const before = sourcesStamp(root);
  write(file);
  expect(sourcesStamp(root)).not.toBe(before);
});

it.each(['content/en/docs/a.mdx', 'content/ru/pages/a.mdx', 'content/fa/partials/a.mdx', 'src/a.test.ts', 'README.md'])(
  'not every page may show something of %s',
  (file) => {
    const before = sourcesStamp(root);
    write(file);
    expect(sourcesStamp(root)).toBe(before);
  },
);
