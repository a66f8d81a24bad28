// The files of addresses that only lead to a page: hosts that know no redirects send them.

/** Old addresses and those of folders by path without language, each with that of the page: the content of `redirects.json`. */
export type RedirectList = Readonly<Record<string, string>>;

/** Name of the file of a built site that lists its redirects. */
export const redirectsFile = 'redirects.json';

/**
 * The file of the page that a file of the built site only leads to; nothing for a page.
 * `ru/docs/changelog.html` leads to `ru/docs/changelog/changelog.html`.
 */
export function leadsToFile(file: string, redirects: RedirectList): string | undefined {
  const [, language, path = ''] = /^([^/]+)(\/.+?)(?:\/index)?\.html$/.exec(file) ?? [];
  // A path begins with a slash, unlike what every object inherits.
  const to = redirects[path];
  if (language === undefined || to === undefined) return undefined;
  return to === '/' ? `${language}/index.html` : `${language}${to}.html`;
}
