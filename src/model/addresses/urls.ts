import type { Locale, Localized } from '../text/locale.ts';

/** Origin of the site, the path below it, and the first segment of each language. */
interface Publication {
  readonly url: string;
  readonly base: string;
  readonly locales: Localized<{ readonly path: string }>;
}

/** Makes every URL. Paths of the model have no language: `/docs/a`, `/` for home. */
export function createUrls({ url: site, base, locales }: Publication) {
  const prefix = base === '/' ? '' : base;
  const page = (locale: Locale, path: string): string => `${prefix}/${locales[locale].path}${path}`;
  return {
    /** Path under which the site is published, without a final slash: empty at the root. */
    base: prefix,
    /** Path of a page in a language; query and hash are kept. */
    page,
    /** Path of a file that belongs to no language, such as an asset. */
    file: (path: string): string => `${prefix}${path}`,
    /** The same with the site's origin, for feeds, canonical links and the sitemap. */
    absolute: (path: string): string => new URL(path, site).href,
    absolutePage: (locale: Locale, path: string): string => new URL(page(locale, path), site).href,
  };
}

export type Urls = ReturnType<typeof createUrls>;

/** Splits a target: `/docs/a?x=1#b` is path `/docs/a`, query `?x=1` and hash `#b`. */
export function splitTarget(target: string): { path: string; query: string; hash: string } {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target);
  return { path: match?.[1] ?? '', query: match?.[2] ?? '', hash: match?.[3] ?? '' };
}

/** Resolves a relative target (`../slow-connection`, `#dns`) against the page's path. */
export function resolveTarget(target: string, from: string): string {
  const resolved = new URL(target, `https://site.invalid${from}`);
  const path = isMarkdownLink(target) ? resolved.pathname.replace(/(\/index)?\.mdx?$/, '') : resolved.pathname;
  return `${path}${resolved.search}${resolved.hash}`;
}

/** The address of a target written on the page `from`, for readers of a language. */
export function resolveHref(
  target: string,
  from: string,
  locale: Locale,
  { links }: { readonly links: Readonly<Record<string, string>> },
  urls: Urls,
): string {
  if (target.startsWith('site:')) return links[target.slice('site:'.length)] ?? target;
  if (isExternal(target) || target.startsWith('#')) return target;
  return urls.page(locale, resolveTarget(target, from));
}

/** True if a target names a source file (`./slow-connection.mdx`) instead of a page's address. */
export function isMarkdownLink(target: string): boolean {
  return /\.mdx?$/.test(splitTarget(target).path);
}

/** True if a target leads out of the site: a scheme or a protocol-relative address. */
export function isExternal(target: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(target) && !target.startsWith('site:');
}

/** True if a target depends on its page: `../other`, `other`, `#here`. */
export function isRelative(target: string): boolean {
  return !/^(\/|[a-z][a-z\d+.-]*:)/i.test(target);
}
