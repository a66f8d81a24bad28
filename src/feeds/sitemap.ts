import { locales } from '../model/locale.ts';
import { pageInfo } from '../model/pageInfo.ts';
import type { Site } from '../model/site.ts';

/** The sitemap: every listed page in each language with its alternates, by the sitemaps.org schema. */
export function sitemap(site: Site): string {
  const { urls, config } = site;
  const entries = [...site.routes.values()].flatMap((route) => {
    const listed = locales
      .map((locale) => ({ locale, info: pageInfo(site, locale, route) }))
      .filter(({ info }) => !info.unlisted);
    const alternates = [
      ...listed.map(({ locale }) => ({ lang: config.locales[locale].htmlLang, locale })),
      ...listed.slice(0, 1).map(({ locale }) => ({ lang: 'x-default', locale })),
    ].map(
      ({ lang, locale }) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${urls.absolutePage(locale, route.path)}"/>`,
    );
    return listed.flatMap(({ locale, info }) => {
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
