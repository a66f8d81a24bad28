// Files of addresses that only redirect, for hosts without redirects.

/** Content of `redirects.json`: old addresses and folders, without language, by page. */
export type RedirectList = Readonly<Record<string, string>>;

/** Name of the file of a built site that lists its redirects. */
export const redirectsFile = 'redirects.json';

/** Target of a file that only redirects, `ru/docs/a/a.html`; undefined for a page. */
export function leadsToFile(file: string, redirects: RedirectList): string | undefined {
  const [, language, path = ''] = /^([^/]+)(\/.+?)(?:\/index)?\.html$/.exec(file) ?? [];
  // A path begins with a slash, unlike inherited keys.
  const to = redirects[path];
  if (language === undefined || to === undefined) return undefined;
  return to === '/' ? `${language}/index.html` : `${language}${to}.html`;
}
