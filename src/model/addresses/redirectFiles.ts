// The files of addresses that only lead to a page: hosts that know no redirects send them.

/** Content of `redirects.json`: old addresses and folders, without language, by page. */
export type RedirectList = Readonly<Record<string, string>>;

/** Name of the file of a built site that lists its redirects. */
export const redirectsFile = 'redirects.json';

/** The file to which a file only leads, `ru/docs/a/a.html`; nothing for a page. */
export function leadsToFile(file: string, redirects: RedirectList): string | undefined {
  const [, language, path = ''] = /^([^/]+)(\/.+?)(?:\/index)?\.html$/.exec(file) ?? [];
  // A path begins with a slash, unlike what every object inherits.
  const to = redirects[path];
  if (language === undefined || to === undefined) return undefined;
  return to === '/' ? `${language}/index.html` : `${language}${to}.html`;
}
