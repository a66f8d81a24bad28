import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../../src/model/locale.ts';
import { leadsToFile, type RedirectList } from '../../src/model/redirectFiles.ts';
import { filesOf } from '../filesOf.ts';

/** What a page makes the browser fetch before the reader does anything, in bytes as sent: in brotli if there is a compressed copy. */
export interface PageLoad {
  /** File of the page, from the top of the output. */
  readonly file: string;
  readonly html: number;
  readonly styles: number;
  readonly scripts: number;
}

/** The loads of a built site, and what goes beyond the site in it. */
export interface Measurement {
  readonly loads: Localized<readonly PageLoad[]>;
  /** Bytes of the fonts that a Persian page loads. */
  readonly fonts: number;
  /** Addresses on other hosts that pages and style sheets fetch by themselves. */
  readonly foreignRequests: readonly string[];
  /** Other hosts from which the policy of the pages lets anything be fetched. */
  readonly foreignHosts: readonly string[];
  /** Files whose scripts read or set cookies. */
  readonly cookies: readonly string[];
}

interface Sources {
  /** Folder of the built, compressed site. */
  readonly output: string;
  /** Path of the site, without a final slash. */
  readonly base: string;
  /** First path segment of each language. */
  readonly paths: Localized<string>;
  readonly redirects: RedirectList;
}

/** Reads all pages, style sheets and scripts of a built site. Redirects and the not-found pages are not counted as pages. */
export function measureSite({ output, base, paths, redirects }: Sources): Measurement {
  const files = filesOf(output).filter((file) => !/\.(br|gz)$/.test(file));
  const assets = assetsIn(output, base);
  const texts = new Map(
    files
      .filter((file) => /\.(html|css|js)$/.test(file))
      .map((file) => [file, readFileSync(join(output, file), 'utf8')]),
  );
  const pagesOf = (path: string) =>
    [...texts].filter(
      ([file]) =>
        file.startsWith(`${path}/`) &&
        file.endsWith('.html') &&
        !file.endsWith('404.html') &&
        leadsToFile(file, redirects) === undefined,
    );
  const inEach = <T>(of: (path: string) => T): Localized<T> => ({
    en: of(paths.en),
    fa: of(paths.fa),
    ru: of(paths.ru),
  });
  const loadsOf = (path: string) =>
    pagesOf(path).map(([file, html]) => ({ file, html: assets.sent(file), ...assets.loadedBy(html) }));
  return {
    loads: inEach(loadsOf),
    fonts: assets.fontsOf(pagesOf(paths.fa)[0]?.[1] ?? ''),
    foreignRequests: [...texts].flatMap(([file, text]) => foreignRequests(file, text)),
    foreignHosts: [
      ...new Set([...texts].flatMap(([file, text]) => (file.endsWith('.html') ? hostsOfPolicy(text) : []))),
    ],
    cookies: [...texts].filter(([file, text]) => !file.endsWith('.css') && usesCookies(text)).map(([file]) => file),
  };
}

/** Sizes of what pages name; each file is looked at once. */
function assetsIn(output: string, base: string) {
  const sizes = new Map<string, number>();
  const sent = (file: string): number => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const path = join(output, file);
    const { size } = statSync(existsSync(`${path}.br`) ? `${path}.br` : path);
    sizes.set(file, size);
    return size;
  };
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + sent(file), 0);
  const fileOf = (address: string) => address.slice(base.length + 1);
  const named = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, address = '']) => fileOf(address));
  const withImports = (script: string, found = new Set<string>()): Set<string> => {
    if (found.has(script)) return found;
    found.add(script);
    const text = readFileSync(join(output, script), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      withImports(`_astro/${name}`, found);
    return found;
  };
  const styleSheets = (html: string) => named(html, /<link rel="stylesheet" href="([^"]+)"/g);
  return {
    sent,
    loadedBy: (html: string) => ({
      styles: sum(styleSheets(html)),
      scripts: sum(named(html, /<script type="module" src="([^"]+)"/g).flatMap((script) => [...withImports(script)])),
    }),
    fontsOf: (html: string) =>
      sum(
        styleSheets(html).flatMap((sheet) =>
          named(readFileSync(join(output, sheet), 'utf8'), /url\(["']?(\/[^"')]+\.woff2)/g),
        ),
      ),
  };
}

/** Elements that fetch by themselves; links that a reader follows are none of them. */
const fetching = /<(?:link|script|img|source|video|audio|iframe|embed|object|track|input|use|image)\b[^>]*>/g;

/** Kinds of `<link>` that name a page and fetch nothing. */
const namesOnly = /\brel="(?:canonical|alternate|license|author|next|prev|help|search)"/;

/** Addresses on other hosts that a page or a style sheet fetches by itself. */
export function foreignRequests(file: string, text: string): string[] {
  if (file.endsWith('.js')) return [];
  if (file.endsWith('.css'))
    return [...text.matchAll(/(?:url\(|@import\s*)["']?((?:https?:)?\/\/[^"')]+)/g)].map(([, address = '']) => address);
  return [...text.matchAll(fetching)].flatMap(([element]) =>
    namesOnly.test(element)
      ? []
      : [...element.matchAll(/\b(?:src|href|srcset|poster|data)="((?:https?:)?\/\/[^"]+)"/g)].map(
          ([, address = '']) => address,
        ),
  );
}

/** Hosts that the content security policy in a page allows. */
function hostsOfPolicy(html: string): string[] {
  const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]*)"/i.exec(html) ?? [];
  return [...policy.matchAll(/(?:https?|wss?):\/\/[^\s;]+|(?<=\s)\*(?:\.[\w.-]+)?(?=[\s;])/g)].map(([host]) => host);
}

const usesCookies = (text: string): boolean =>
  /\bdocument\.cookie\b|\bcookieStore\b|http-equiv="set-cookie"/i.test(
    text.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, ''),
  );

/** The bytes that a page takes before the reader does anything, its fonts aside. */
export const totalOf = ({ html, styles, scripts }: PageLoad): number => html + styles + scripts;
