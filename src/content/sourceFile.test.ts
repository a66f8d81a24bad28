import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { folderForEachTest, writeIn } from '../../tests/temporaryFolder.ts';
import type { Problem } from '../model/problems/problems.ts';
import { parsePage, readFolder, readSourceFile, splitFrontMatter } from './sourceFile.ts';

const root = folderForEachTest();

const write = (file: string, content: string | Buffer) => writeIn(root, file, content);

function read(folder = 'content', extension = '.mdx') {
  const problems: Problem[] = [];
  return { files: readFolder(root, folder, extension, problems), problems };
}

describe('the files of a folder', () => {
  it('are those with the extension, in all subfolders, in the order of their paths', () => {
    for (const file of ['content/b.mdx', 'content/a/z.mdx', 'content/a.mdx', 'content/c.md', 'other/d.mdx'])
      write(file, file);
    expect(read()).toEqual({
      files: ['content/a.mdx', 'content/a/z.mdx', 'content/b.mdx'].map((file) => ({ file, text: file })),
      problems: [],
    });
  });

  it('are empty if there is no folder', () => {
    expect(read('nowhere')).toEqual({ files: [], problems: [] });
  });

  it('have the same line ends and no byte order mark, whatever the editor', () => {
    write('content/a.mdx', '\ufeffone\r\ntwo\rthree\n');
    expect(read().files[0]?.text).toBe('one\ntwo\nthree\n');
  });

  it('are read again when they have changed', () => {
    write('content/a.mdx', 'one');
    read();
    write('content/a.mdx', 'two');
    expect(read().files[0]?.text).toBe('two');
  });
});

describe('a file is refused with advice', () => {
  const message = (file: string, content: string | Buffer = 'text') => {
    write(file, content);
    const { files, problems } = read();
    expect(files).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ level: 'error', file });
    return problems[0];
  };

  it.each([
    [
      'content/en/docs/a+b.mdx',
      'The path contains "+". It becomes the URL: use only the letters a to z, digits and hyphens.',
    ],
    [
      'content/en/docs/Index.mdx',
      /^A page at the address of its folder is named index\.mdx; at "Index\.mdx" .* \/docs\/Index\.$/,
    ],
    ['content/fa/docs/2_Fast.mdx', /Name the file Fast\.mdx\.$/],
  ])('because of its name: %s', (file, expected) => {
    const found = message(file)?.message;
    if (typeof expected === 'string') expect(found).toBe(expected);
    else expect(found).toMatch(expected);
  });

  it.each([
    'content/en/docs/index.mdx',
    'content/en/docs/2024.mdx',
    'content/en/blog/2024-start.mdx',
    'content/en/docs/my_page.mdx',
    'content/en/docs/readme-first.mdx',
  ])('but not for this one: %s', (file) => {
    write(file, 'text');
    expect(read().problems).toEqual([]);
  });

  it.each(['\u0000', '\u0008', '\u000b', '\u001b', '\u007f'])('because of the control character %j', (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    expect(message('content/a.mdx', `one\n\ttwo ${character}\nthree`)).toMatchObject({
      line: 2,
      message: `This line has the invisible control character U+${code}; delete it.`,
    });
  });

  it('because of its size', () => {
    expect(message('content/a.mdx', 'x'.repeat(100_001))?.message).toBe(
      'The file is 100 kB; the limit is 100 kB, because many readers are on slow networks. Divide it.',
    );
    write('content/a.mdx', 'x'.repeat(100_000));
    expect(read().problems).toEqual([]);
    write('content/a.yaml', 'x'.repeat(100_001));
    expect(read('content', '.yaml').problems).toEqual([]);
  });
});

describe('one file', () => {
  const readOne = (file: string) => {
    const problems: Problem[] = [];
    return { ...readSourceFile(root, file, problems), problems };
  };

  it('is read like those of a folder', () => {
    write('api/a.yaml', 'one\r\ntwo');
    expect(readOne('api/a.yaml')).toEqual({ file: 'api/a.yaml', text: 'one\ntwo', problems: [] });
  });

  it('is empty if it does not exist or cannot be read', () => {
    expect(readOne('api/b.yaml')).toEqual({ file: 'api/b.yaml', text: '', problems: [] });
    write('api/c.yaml', 'a\n\u0001');
    expect(readOne('api/c.yaml')).toMatchObject({
      text: '',
      problems: [{ level: 'error', file: 'api/c.yaml', line: 2 }],
    });
  });
});

describe('the front matter of a page', () => {
  it.each([
    ['---\na: 1\nb: 2\n---\nText.\n', { frontMatter: 'a: 1\nb: 2\n', body: 'Text.\n', bodyLine: 5 }],
    ['---\n---\nText.', { frontMatter: '', body: 'Text.', bodyLine: 3 }],
    ['---\na: 1\n--- \t\n\nText.', { frontMatter: 'a: 1\n', body: '\nText.', bodyLine: 4 }],
    ['---\na: 1\n---', { frontMatter: 'a: 1\n', body: '' }],
    ['---\na: 1\n---\n\n---\nb\n---\n', { frontMatter: 'a: 1\n', body: '\n---\nb\n---\n', bodyLine: 4 }],
  ])('is between two fences: %j', (text, parts) => {
    expect(splitFrontMatter(text)).toMatchObject({ firstLine: 2, ...parts });
  });

  it.each(['Text.\n---\na: 1\n---', '', '---\na: 1\n', '--- a\n---\n', '---\na: 1\n---b\n', 'a\n---\n---\n'])(
    'is missing: %j',
    (text) => {
      expect(splitFrontMatter(text)).toBeUndefined();
      const problems: Problem[] = [];
      expect(parsePage({ file: 'a.mdx', text }, z.object({}), problems)).toBeUndefined();
      expect(problems).toEqual([
        {
          level: 'error',
          file: 'a.mdx',
          line: 1,
          message: 'There is no front matter; the file starts with "---", `title:`, `description:` and "---".',
        },
      ]);
    },
  );

  it('is read with the lines of its keys', () => {
    const problems: Problem[] = [];
    const page = parsePage(
      { file: 'a.mdx', text: '---\na: 1\nb: 2\n---\nText.' },
      z.object({ b: z.number() }),
      problems,
    );
    expect(page).toMatchObject({ frontMatter: { b: 2 }, body: 'Text.', bodyLine: 5 });
    expect(page?.lineOf(['b'])).toBe(3);
    expect(problems).toEqual([]);
  });
});
