import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The documents of the project: README, CONTRIBUTING, `docs/` and those of folders. */
const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?!content\/|tests\/)./.test(file) && existsSync(join(root, file)));

/** A path of the project, perhaps with wildcards: `site/strings/{en,fa,ru}.ts`. */
const projectPath = /(?<![\w./-])(?:src|site|tools|tests|docs|server|deploy|content|api)\/[\w./*{},[\]@-]*[\w\]}*]/g;

// The brackets in the names of Astro's routes are not wildcards.
const exists = (path: string): boolean =>
  existsSync(join(root, path)) || globSync(path.replace(/[[\]]/g, '?'), { cwd: root }).length > 0;

/** Matches of a pattern in the code spans or links of a document. */
const cited = (file: string, within: RegExp, pattern: RegExp): string[] =>
  [...read(file).matchAll(within)].flatMap(([span]) =>
    [...span.matchAll(pattern)].map(([whole, part]) => part ?? whole),
  );
const codeSpan = /`[^`\n]+`/g;

describe.each(documents)('%s', (file) => {
  it('names only commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const names = cited(file, codeSpan, /\bnpm run (?:--silent )?([\w:-]*\w)/g);
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('names only files that exist', () => {
    expect(cited(file, codeSpan, projectPath).filter((path) => !exists(path))).toEqual([]);
  });

  it('links only to files that exist', () => {
    // Addresses that begin with a slash are those of the site in examples.
    const links = cited(file, /\]\([^)]+\)/g, /^\]\((?!https?:|mailto:|[#/])([^)\s#]+)/g);
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });
});
