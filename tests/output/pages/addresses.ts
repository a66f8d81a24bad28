import config from '../../../site/site.config.ts';
import { troublePath } from '../../../site/troublePath.ts';
import { files } from '../builtSite.ts';
import { documents, type PageDocument, related } from './documents.ts';

/** The path of an address of this site without base, query and hash; nothing for other sites. */
export function sitePath(address: string, from = '/'): string | undefined {
  const base = config.base === '/' ? '' : config.base;
  const { origin, pathname } = new URL(address, `${config.url}${base}${from}`);
  return origin === new URL(config.url).origin ? decodeURIComponent(pathname.slice(base.length)) : undefined;
}

/** The same for an address that must be absolute, as search engines and feed readers need it. */
export function absoluteSitePath(address: string | undefined): string | undefined {
  return address?.startsWith(`${config.url}/`) ? sitePath(address) : undefined;
}

const known = new Set([
  ...documents.keys(),
  ...files.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
]);

/** True if something answers at a path in just this spelling, without a redirect. */
export const isServed = (path: string): boolean => known.has(path) && !isNotFoundPage(path);

export const isNotFoundPage = (path: string): boolean => path.endsWith('/404');

/** A page that search engines are asked to list. */
export function isIndexable(page: PageDocument): boolean {
  return !isLanguageChoice(page) && page.meta('robots') === undefined && page.path === canonicalPath(page);
}

const changelogYear = /^\/(..)\/docs\/changelog\/(\d{4})(?:\/\d)?$/;

/** A page of a year of the changelog, or of a part of one. */
export const isChangelogYear = (path: string): boolean => changelogYear.test(path);

/** True for years of the changelog in the calendar that their language does not use. */
export function isOtherCalendar(path: string): boolean {
  const [, locale, year] = changelogYear.exec(path) ?? [];
  return year !== undefined && (locale === 'fa') === Number(year) > 1900;
}

/** The choice of language at the root, which is the English home page to search engines. */
export const isLanguageChoice = ({ path }: PageDocument): boolean => path === '/';

/** Pages in no single language: the choice of language, and the root's not-found page. */
export const isInAllLanguages = ({ path }: PageDocument): boolean => path === '/' || path === '/404';

/** The path that a page names as its own, if it names one. */
export function canonicalPath(page: PageDocument): string | undefined {
  const [canonical, ...more] = related(page, 'canonical');
  return more.length === 0 ? absoluteSitePath(canonical?.['href']) : undefined;
}

/** A page of the path through trouble, which ends with its own questions. */
export const isTroublePath = (path: string): boolean =>
  Object.values(troublePath.questions).some(({ page }) => page === path.slice(3));

/** True for the pages after the first question, to which only answers lead. */
export const isLaterTroublePath = (path: string): boolean =>
  isTroublePath(path) && path.slice(3) !== troublePath.questions['start']?.page;

export const isOfflineNotice = (path: string): boolean => /^\/..\/docs\/tutorial-basics\/not-on-device$/.test(path);
