import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';
import { readRedirects } from '../../src/content/readRedirects.ts';
import { leadsToFile } from '../../src/model/addresses/redirectFiles.ts';
import { sectionOf } from '../../src/model/addresses/sections.ts';
import { byFolder, type KeepList, type KeptFile, keyOf, missingPage, sumDigits } from '../../src/model/config/keep.ts';
import { type Localized, locales } from '../../src/model/text/locale.ts';
import { bundleOf } from '../../src/search/bundles.ts';

/** The first segment of its paths, and whether its pages need the Persian font. */
interface KeptLanguage {
  readonly path: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Compression ratio of Brotli, by ending: compressing takes long. See `keepSizes.test.ts`. */
const sentShares: Readonly<Record<string, number>> = {
  '.css': 0.25,
  '.graphql': 0.2,
  '.html': 0.22,
  '.js': 0.29,
  '.json': 0.38,
  '.md': 0.31,
  '.mjs': 0.22,
  '.txt': 0.24,
  '.xml': 0.17,
};

/** Files of no use without a network. */
const onlyOnline = [
  /\.(br|gz)$/,
  /^(\.well-known|og)\//,
  // The front page chooses a language by the browser; without a network the worker redirects to the
  // stored one.
  /^(index\.html|robots\.txt|sitemap\.xml|redirects\.json|worker\.js|build\.json|ipfs-404\.html)/,
  /(^|\/)(404\.html|site\.json|rss\.xml)$/,
  /^(copies|keep)\//,
  // The request builder makes requests.
  /^api\/builder\//,
  // Twins of pages, for programs.
  /\.md$|(^|\/)llms\.txt$/,
];

/** API pages repeat the same tables and samples. */
const apiShare = 0.165;

const shareOf = (file: string): number =>
  /\/docs\/api\/.*\.html$/.test(file) ? apiShare : (sentShares[extname(file)] ?? 1);

/** Writes `keep/<language>.json`: the files that readers of a language can keep. */
export function writeKeepLists(
  output: string,
  { locales: settings }: { readonly locales: Localized<KeptLanguage> },
): void {
  mkdirSync(join(output, 'keep'), { recursive: true });
  const redirects = readRedirects(output);
  // A redirect needs the server.
  const files = filesOf(output).filter(
    (file) => !onlyOnline.some((pattern) => pattern.test(file)) && leadsToFile(file, redirects) === undefined,
  );
  const paths = locales.map((locale) => settings[locale].path);
  for (const locale of locales) {
    const { path, direction } = settings[locale];
    const others = paths.filter((other) => other !== path);
    const ofLanguage = files.filter(
      (file) => isForLanguage(file, others) && (direction === 'rtl' || !file.endsWith('.woff2')),
    );
    const guides = ofLanguage.filter((file) => isGuide(file, path));
    const rest = ofLanguage.filter((file) => !isGuide(file, path));
    const bytes = (names: readonly string[]) => names.reduce((sum, file) => sum + statSync(join(output, file)).size, 0);
    const folders = (names: readonly string[]) => byFolder(names.map((file) => keptFile(output, file)));
    const contents = {
      missing: path + missingPage,
      onDevice: { guides: bytes(guides), everything: bytes(ofLanguage) },
      guides: folders(guides),
      rest: folders(rest),
    };
    const build = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 10);
    const list: KeepList = { build, ...contents };
    writeFileSync(join(output, 'keep', `${path}.json`), JSON.stringify(list));
  }
}

/** True if a file is not one of the other languages only. */
const isForLanguage = (file: string, others: readonly string[]): boolean =>
  !others.some((other) => new RegExp(`^(search/)?${other}/|^_astro/${other}[.-]`).test(file));

/** True for guides: pages in the first index of the search, that index, and shared files. */
function isGuide(file: string, language: string): boolean {
  const [folder, ...below] = file.split('/');
  if (folder === 'search') return /^(build|core|answers)\b/.test(below.at(-1) ?? '');
  if (folder !== language) return ['_astro', 'favicon.svg'].includes(folder ?? '');
  if (!file.endsWith('.html')) return false;
  const path = keyOf(file).slice(language.length) || '/';
  return bundleOf({ section: sectionOf(path), url: path }) === 'core';
}

function keptFile(output: string, file: string): KeptFile {
  const content = readFileSync(join(output, file));
  const packed = Math.round(content.length * shareOf(file));
  return [keyOf(file), packed, createHash('sha256').update(content).digest('hex').slice(0, sumDigits)];
}
