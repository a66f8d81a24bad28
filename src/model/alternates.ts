import { type Locale, locales } from './locale.ts';
import { pageInfo } from './pageInfo.ts';
import type { Route } from './routes.ts';
import type { Site } from './site.ts';

/** The same page in another language, for search engines. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** The languages in which search engines are to find a page: not where it is unlisted, nor where the English text stands in. */
export function listedLocales(site: Site, route: Route): Locale[] {
  return locales.filter((locale) => {
    const { unlisted, state } = pageInfo(site, locale, route);
    return !unlisted && state !== 'missing';
  });
}

/** What each of these pages names; `x-default` is the first, English if there is one. */
export function alternates(site: Site, route: Route): Alternate[] {
  const listed = listedLocales(site, route).map((locale) => ({
    hreflang: site.config.locales[locale].htmlLang,
    href: site.urls.absolutePage(locale, route.path),
  }));
  return [...listed, ...listed.slice(0, 1).map(({ href }) => ({ hreflang: 'x-default', href }))];
}
