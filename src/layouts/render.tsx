import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from '../components/Page/Page.tsx';
import type { Locale } from '../model/locale.ts';
import type { Route } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { plainQuotes } from './plainQuotes.ts';

/** The HTML of a page's body. React runs at build time only: nothing of it is sent with the page. */
export function renderBody(site: Site, locale: Locale, route: Route): string {
  try {
    return plainQuotes(
      renderToStaticMarkup(<Page site={site} locale={locale} strings={site.strings[locale]} route={route} />),
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The page /${locale}${route.path} cannot be rendered: ${reason}`, { cause });
  }
}
