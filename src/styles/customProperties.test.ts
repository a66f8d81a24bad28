import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The text of all files of `src` with an ending. */
function sources(ending: string): { file: string; text: string }[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', `src/*${ending}`], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .trim()
    .split('\n')
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** The first group of every match in all texts. */
const namesIn = (texts: readonly { text: string }[], pattern: RegExp) =>
  texts.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));

it('Every custom property that a style sheet or a component uses is set by a style sheet, a component or a script', () => {
  const sheets = sources('.css');
  const files = [...sheets, ...sources('.ts'), ...sources('.tsx'), ...sources('.astro')];
  const set = new Set([
    ...namesIn(files, /(--[\w-]+)['"`]?\]?\s*:/g),
    ...namesIn(files, /setProperty\(['"`](--[\w-]+)/g),
  ]);
  const unset = files.flatMap(({ file, text }) =>
    namesIn([{ text }], /var\(\s*(--[\w-]+)/g)
      .filter((name) => !set.has(name))
      .map((name) => `${file} uses ${name}`),
  );
  expect(sheets.length).toBeGreaterThan(30);
  expect(unset).toEqual([]);
});
