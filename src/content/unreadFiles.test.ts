import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForEachTest, writeIn } from '../../tests/temporaryFolder.ts';
import { checkUnreadFiles } from './unreadFiles.ts';

const root = folderForEachTest();

function write(...files: readonly string[]): void {
  for (const file of files) {
    writeIn(root, file, '');
  }
}

describe('the files of content/', () => {
  it('may be missing', () => {
    expect(checkUnreadFiles(root)).toEqual([]);
  });

  it('are pages, partials and changelog entries; hidden files and links are not reported here', () => {
    write(
      'content/en/docs/guide/a.mdx',
      'content/fa/blog/b.mdx',
      'content/ru/pages/c.mdx',
      'content/en/partials/rules-2.mdx',
      'content/changelog/2024/2024-10-15.yaml',
      'content/en/.DS_Store',
    );
    symlinkSync('.', join(root, 'content', 'self'));
    expect(checkUnreadFiles(root)).toEqual([]);
  });

  it.each([
    ['content/de/docs/a.mdx', 'name it `.mdx` in small letters, in docs, blog, pages or partials of its language.'],
    [
      'content/en/partials/a/b.mdx',
      'name it `.mdx` in small letters, in docs, blog, pages or partials of its language.',
    ],
    ['content/changelog/2024/a.mdx', 'pictures and other files go into public/, notes outside content/.'],
    ['content/en/docs/map.png', 'pictures and other files go into public/, notes outside content/.'],
    ['content/en/docs/mdx', 'pictures and other files go into public/, notes outside content/.'],
  ])('are reported if nothing reads them: %s', (file, message) => {
    write(file);
    expect(checkUnreadFiles(root)).toEqual([
      { level: 'error', file, message: `Nothing reads this file, so it is not on the site; ${message}` },
    ]);
  });
});
