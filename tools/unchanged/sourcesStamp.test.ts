import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../../tests/temporaryFolder.ts';
import { sourcesStamp } from './sourcesStamp.ts';

const root = temporaryFolder();

function write(file: string): void {
  writeIn(root, file, String(Math.random()));
}

it.each([
  'src/components/A.tsx',
  'site/hub.ts',
  'api/text/en.yaml',
  'public/a.svg',
  'content/en/blog/a.mdx',
  'tsconfig.json',
  'package-lock.json',
])('every page may depend on %s', (file) => {
  const before = sourcesStamp(root);
  write(file);
  expect(sourcesStamp(root)).not.toBe(before);
});

it.each(['content/en/docs/a.mdx', 'content/ru/pages/a.mdx', 'content/fa/partials/a.mdx', 'src/a.test.ts', 'README.md'])(
  'not every page depends on %s',
  (file) => {
    const before = sourcesStamp(root);
    write(file);
    expect(sourcesStamp(root)).toBe(before);
  },
);
