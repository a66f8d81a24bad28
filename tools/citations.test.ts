import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const names = new Set(files.map((file) => basename(file)));

/** A path from the root of the project, with wildcards perhaps: `src/model/page.ts`, `site/strings/{en,fa,ru}.ts`, `deploy/*.ts`. */
const projectPath = /(?<![\w./-])(?:src|site|tools|tests|docs|server|deploy|content|api)\/[\w./*{},[\]@-]*[\w\]}*]/g;
/** A file of code by its name alone: `page.ts`. */
const codeFile = /(?<![\w./*<>-])[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|astro|mjs|css)\b(?!\()/g;
/** Relative links only: those from the root are addresses of the site in examples. */
const markdownLink = /\]\((?!https?:|mailto:|[#/])([^)\s#]+)/g;

/** The files that a text cites and the project does not have. `file` is the file with the text. */
function missingFiles(file: string, text: string): string[] {
  const paths = [...text.matchAll(projectPath)].map(([path]) => path).filter((path) => !exists(path));
  const ofCode = [...text.replace(projectPath, '').matchAll(codeFile)]
    .map(([name]) => name)
    .filter((name) => !names.has(name));
  const links = file.endsWith('.md')
    ? [...text.matchAll(markdownLink)]
        .map(([, link = '']) => link)
        .filter((link) => !existsSync(join(root, dirname(file), link)))
    : [];
  return [...new Set([...paths, ...ofCode, ...links])];
}

function exists(path: string): boolean {
  // The brackets in the names of Astro's routes are not wildcards.
  return existsSync(join(root, path)) || globSync(path.replace(/[[\]]/g, '?'), { cwd: root }).length > 0;
}

/** The comments of a line of code: TypeScript, CSS, Astro and YAML. Close enough for lines as people write them. */
const commentOf = (line: string): string => /(?:^\s*\/?\*+|\/\*|(?<![:\w])\/\/|^\s*#|<!--)(.*)/.exec(line)?.[1] ?? '';

/** The lines of a file that speak about the project: code spans and links of a document, comments of code. */
function citingLines(file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  if (!file.endsWith('.md')) return lines.map(commentOf);
  return lines.map((line) => [...line.matchAll(/`[^`]+`|\]\([^)]+\)/g)].map(([span]) => span).join(' '));
}

const isCiting = (file: string) => /\.(?:md|ts|tsx|astro|mjs|css|ya?ml)$/.test(file) && !file.startsWith('content/');

/** Commands of the project that a text names: `npm run build`. */
const npmScript = /\bnpm run (?:--silent )?([\w:-]*\w)/g;

describe('comments and documents', () => {
  it('name only commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const unknown = files
      .filter(isCiting)
      .flatMap((file) =>
        citingLines(file).flatMap((text, index) =>
          [...text.matchAll(npmScript)]
            .filter(([, name = '']) => !Object.hasOwn(scripts, name))
            .map(([command]) => `${file}:${index + 1} names ${command}`),
        ),
      );
    expect(unknown).toEqual([]);
  });

  it('cite only files that exist', () => {
    const cited = files
      .filter(isCiting)
      .flatMap((file) =>
        citingLines(file).flatMap((text, index) =>
          missingFiles(file, text).map((missing) => `${file}:${index + 1} cites ${missing}`),
        ),
      );
    expect(cited).toEqual([]);
  });
});

describe('a citation', () => {
  it('may have wildcards, alternatives and the brackets of a route', () => {
    const text = 'site/strings/{en,fa,ru}.ts deploy/*.ts src/pages/[locale]/site.json.ts';
    expect(missingFiles('src/site.ts', text)).toEqual([]);
  });

  it('is missing if no such file exists, whether by path, name or link', () => {
    const text = 'see `src/nowhere/at-all.ts`, nowhere-at-all.tsx and [there](nowhere.md), not [here](README.md)';
    expect(missingFiles('README.md', text)).toEqual(['src/nowhere/at-all.ts', 'nowhere-at-all.tsx', 'nowhere.md']);
  });

  it('is looked for in comments, not in code', () => {
    expect(
      ['x(); // see page.ts', ' * in page.ts', "import x from './page.ts';", "fetch('https://page.ts')"].map(commentOf),
    ).toEqual([' see page.ts', ' in page.ts', '', '']);
  });
});
