import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { bytesSent, isCompressed } from '../../server/compression.ts';
import { filesOf } from '../../src/content/filesOf.ts';
import { readRedirects } from '../../src/content/readRedirects.ts';
import { leadsToFile } from '../../src/model/addresses/redirectFiles.ts';
import { type Locale, locales } from '../../src/model/text/locale.ts';
import { memoize } from '../../src/model/text/memoize.ts';
import { rowsInSight } from '../../src/search/limits.ts';

export const output = join(import.meta.dirname, '..', '..', 'dist');

/** Every file of the built site, by its path from the output folder. */
export const files: readonly string[] = filesOf(output);

/** Targets of addresses that are not pages, by paths without language. */
export const redirects = readRedirects(output);

/** Their files; `tests/output/pages/redirects.test.ts` is about them. */
export const redirectFiles: ReadonlySet<string> = new Set(
  files.filter((file) => leadsToFile(file, redirects) !== undefined),
);

const pageFile = new RegExp(`^(?:${locales.join('|')})/.*\\.html$`);

/** Paths of all pages, as in `/ru/docs`. */
export const pages: readonly string[] = files
  .filter((file) => pageFile.test(file) && !file.endsWith('404.html') && !redirectFiles.has(file))
  .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);

/** Returns the bytes that `measure` finds for a file, and measures each file once. */
const measured = (measure: (file: string, content: Buffer) => number) =>
  memoize((file: string) => measure(file, readFileSync(join(output, file))));

/** Bytes of a file as a reader receives it, with Brotli: some 15 ms for a page. */
export const sent = measured(bytesSent);

/** Never less, in a tenth of the time: at lower qualities than those sent. */
const sentAtMost = [5, 8].map((quality) =>
  measured((file, content) =>
    isCompressed(file, content.length)
      ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
      : content.length,
  ),
);

/** Bytes of a file on the disk. */
export const stored = (file: string): number => statSync(join(output, file)).size;

export interface FirstLoad {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
}

/** Bytes that a page makes the browser fetch before the reader does anything. */
export function firstLoad(page: string, bytesOf = sent): FirstLoad {
  const { file, css, js } = loadedBy(page);
  const fonts = page.startsWith('/fa/') ? css.flatMap(fontsOf) : [];
  const sum = (list: readonly string[], each = sent) => list.reduce((total, one) => total + each(one), 0);
  return { html: bytesOf(file), css: sum(css), js: sum(js), fonts: sum([...new Set(fonts)]) };
}

/** The file of a page, and the files that it names with what these import. */
const loadedBy = memoize((page: string) => {
  const file = fileOf(page);
  const html = readFileSync(join(output, file), 'utf8');
  const linked = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, url = '']) => url.slice(1));
  const css = linked(/<link rel="stylesheet" href="([^"]+)"/g);
  const js = [...new Set(linked(/<script type="module" src="([^"]+)"/g).flatMap(withImports))];
  return { file, css, js };
});

export const total = ({ html, css, js }: FirstLoad): number => html + css + js;

/** Pages over a budget, with their bytes; only suspects are compressed as they are sent. */
export const pagesOver = (budget: number, candidates: readonly string[], weightOf: (load: FirstLoad) => number) =>
  candidates
    .filter((page) => [...sentAtMost, sent].every((bytesOf) => weightOf(firstLoad(page, bytesOf)) > budget))
    .map((page) => `${page}: ${weightOf(firstLoad(page))} bytes, ${budget} allowed`);

const known = new Set(files);

function fileOf(page: string): string {
  const path = page.slice(1);
  const file = [`${path}index.html`, `${path}.html`, `${path}/index.html`].find((candidate) => known.has(candidate));
  if (!file) throw new Error(`${page} is not among the built pages.`);
  return file;
}

/**
 * Bytes of a reader's first search if the help pages answer it: dialog, engine, core of the index,
 * and averages for the first hit's steps and the texts of the rows in sight.
 */
export function firstSearch(locale: Locale): number {
  const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const named = (pattern: RegExp) => {
    const found = matching(pattern);
    if (found.length !== 1) throw new Error(`${found.length} files of the output match ${pattern}, not one.`);
    return found;
  };
  const mean = (pattern: RegExp) => {
    const found = matching(pattern);
    if (found.length === 0) throw new Error(`No file of the output matches ${pattern}.`);
    return found.reduce((sum, file) => sum + sent(file), 0) / found.length;
  };
  const scripts = ['searchDialog', 'provider'].flatMap((name) => named(new RegExp(`^_astro/${name}\\.[^/]+\\.js$`)));
  const atOnce = new Set(named(/^_astro\/behaviours\.[^/]+\.js$/).flatMap(withImports));
  const engine = named(new RegExp(`^_astro/${locale}-[^/]+\\.js$`));
  const styles = named(/^_astro\/search\.[^/]+\.css$/);
  const core = named(new RegExp(`^search/${locale}/core\\.[^/]+\\.json$`));
  const build = named(new RegExp(`^search/${locale}/build\\.json$`));
  const loaded = new Set([...scripts.flatMap(withImports), ...engine, ...styles, ...build, ...core]);
  const once = [...loaded].filter((file) => !atOnce.has(file)).reduce((sum, file) => sum + sent(file), 0);
  const steps = mean(new RegExp(`^search/${locale}/answers-\\d+\\.[^/]+\\.json$`));
  const texts = mean(new RegExp(`^search/${locale}/core-text-\\d+\\.[^/]+\\.json$`));
  return once + steps + (rowsInSight - 1) * texts;
}

/** A script and all that it imports statically. */
const withImports: (script: string) => string[] = memoize((script) => {
  const text = readFileSync(join(output, script), 'utf8');
  const imported = [...text.matchAll(/(?:from|import)\s*"(\.\/[^"]+)"/g)].map(
    ([, url = '']) => `_astro/${url.slice(2)}`,
  );
  return [script, ...imported.flatMap(withImports)];
});

const fontsOf = memoize((style: string): string[] =>
  [...readFileSync(join(output, style), 'utf8').matchAll(/url\(["']?\/?([^"')]+\.woff2)/g)].map(([, url = '']) => url),
);
