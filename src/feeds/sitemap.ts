import { alternates, listedLocales } from '../model/alternates.ts';
import { pageInfo } from '../model/pageInfo.ts';
import type { Site } from '../model/site.ts';

/** The sitemap: every listed page in each language with its alternates, by the sitemaps.org schema. */
export function sitemap(site: Site): string {
  const entries = [...site.routes.values()].flatMap((route) => {
    const links = alternates(site, route)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      .join('');
    return listedLocales(site, route).map((locale) => {
      const { date, updated } = pageInfo(site, locale, route);
      const changed = updated ?? date;
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${site.urls.absolutePage(locale, route.path)}</loc>${lastmod}${links}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
