import { locales } from '../model/locale.ts';
import { pageInfo } from '../model/pageInfo.ts';
import type { Site } from '../model/site.ts';

/** The sitemap: every listed page in each language with its alternates, by the sitemaps.org schema. */
export function sitemap(site: Site): string {
  const { urls, config } = site;
  const entries = [...site.routes.values()].flatMap((route) => {
    if (pageInfo(site, 'en', route).unlisted) return [];
    const alternates = [
      ...locales.map((locale) => [config.locales[locale].htmlLang, urls.absolutePage(locale, route.path)]),
      ['x-default', urls.absolutePage('en', route.path)],
    ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
    return locales.flatMap((locale) => {
      const info = pageInfo(site, locale, route);
      // A page that is not translated is the English page under another address: search engines need only that one.
      if (info.state === 'missing') return [];
      const changed = info.updated ?? info.date;
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return [`<url><loc>${urls.absolutePage(locale, route.path)}</loc>${lastmod}${alternates.join('')}</url>`];
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
