import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The table of docs/architecture.md: what each folder may import. */
function allowedImports(): Map<string, ReadonlySet<string>> {
  const rows = readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| `([^`]+)` \|[^|]*\|([^|]*)\|$/gm);
  return new Map(
    [...rows].map(([, folder = '', imports = '']) => [
      folder,
      new Set([...imports.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
    ]),
  );
}

/** The code of the project, without tests and what only tests need. */
function sourceFiles(): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.astro', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const isTest = /\.test\.|\.spec\.|^tests\/|\/testing\/|\/testing\.ts|\/fixtures\/|\/fixtures\.ts|\/grammar\//;
  return files.split('\n').filter((file) => file !== '' && !isTest.test(file) && !/^\w+\.config\.ts$/.test(file));
}

const imported = /(?:from|import)\s*\(?\s*['"](\.[^'"?]+)/g;

const globbed = /import\.meta\.glob(?:<[^(]+>)?\(\s*(\[[^\]]+\]|'[^']+')/g;

/** The files of the project that a file imports, by their path or by a pattern. */
function targetsOf(file: string, text: string): string[] {
  const folder = dirname(join(root, file));
  const named = [...text.matchAll(imported)].map(([, specifier = '']) => specifier);
  const matching = [...text.matchAll(globbed)]
    .flatMap(([, patterns = '']) => [...patterns.matchAll(/'(\.[^']+)'/g)])
    .flatMap(([, pattern = '']) => globSync(pattern, { cwd: folder }));
  return [...named, ...matching].map((specifier) => relative(root, join(folder, specifier)));
}

/** The row of the table that a file belongs to: a file, a kind of file, or a folder. */
function rowOf(file: string): string {
  if (file.endsWith('.writer.ts')) return '*.writer.ts';
  const [top = '', second, third] = file.split('/');
  if (second === 'product') return file.endsWith('.tsx') ? 'src/components' : 'src/product';
  if (second === 'model' && third && !third.includes('.')) return `src/model/${third}`;
  return top === 'src' && second !== undefined ? `src/${second}` : top;
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

/** The model's folders count within it and the product; for others it is one folder. */
const seenFrom = (from: string, to: string): string =>
  from.startsWith('src/model') || from === 'src/product' ? to : to.replace(/^(src\/model)\/.*/, '$1');

function arrows(files: readonly string[]): Arrow[] {
  return files.flatMap((file) =>
    targetsOf(file, readFileSync(join(root, file), 'utf8')).flatMap((target) => {
      const from = rowOf(file);
      const to = seenFrom(from, rowOf(target));
      return from === to || target === 'package.json' ? [] : [{ from, to, file }];
    }),
  );
}

const allowed = allowedImports();
const used = arrows([...sourceFiles(), 'astro.config.ts']);

describe('the layers of docs/architecture.md', () => {
  it('have a row for every folder with code', () => {
    const folders = new Set(used.flatMap(({ from, to }) => [from, to]));
    expect([...folders].filter((folder) => !allowed.has(folder))).toEqual([]);
    expect(used.length).toBeGreaterThan(500);
  });

  it('are respected: nothing imports a folder that is not in its row', () => {
    const forbidden = used.filter(({ from, to }) => !allowed.get(from)?.has(to));
    expect(forbidden.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });

  it('contain no unused permission', () => {
    const unused = [...allowed].flatMap(([from, targets]) =>
      [...targets]
        .filter((to) => !used.some((arrow) => arrow.from === from && arrow.to === to))
        .map((to) => `${from} → ${to}`),
    );
    expect(unused).toEqual([]);
  });

  it('form no cycle', () => {
    const circles = [...allowed.keys()].filter((folder) => reachable(folder).has(folder));
    expect(circles).toEqual([]);
  });
});

/** Files of src/ that Astro or TypeScript reads by themselves. */
const isEntry = (file: string) => /^src\/pages\/|\.d\.ts$/.test(file);

describe('a module of src/', () => {
  it('is used outside tests: a check, a component or an island that nothing imports does nothing', () => {
    const files = sourceFiles();
    const texts = [...files, 'astro.config.ts'].map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
    const importedFiles = new Set(texts.flatMap(({ file, text }) => targetsOf(file, text)));
    // Modules that the browser loads in another way are built by their path.
    const all = texts.map(({ text }) => text.replace(/\$\{locale\}/g, 'en')).join('\n');
    const isNamed = (file: string) => {
      const name = basename(file).replace(/\.(fa|ru)\.ts$/, '.en.ts');
      return ["'", '`'].some((quote) => all.includes(`/${name}${quote}`) || all.includes(`${quote}${name}${quote}`));
    };
    const own = files.filter((file) => file.startsWith('src/') && !isEntry(file));
    expect(own.filter((file) => !importedFiles.has(file) && !isNamed(file))).toEqual([]);
    expect(importedFiles.size).toBeGreaterThan(500);
  });
});

/** Everything that a folder imports, directly or through others. */
function reachable(folder: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const target of allowed.get(folder) ?? []) {
    if (seen.has(target)) continue;
    seen.add(target);
    reachable(target, seen);
  }
  return seen;
}
