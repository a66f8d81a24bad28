import { allViews, type Site } from '../model/site.ts';

/**
 * The sitemap: every page that search engines should find, in each language, by the sitemaps.org schema. The other languages of a page
 * are in its head; search engines read them in one place, and here they would be five sixths of the file.
 */
export function sitemap(site: Site): string {
  const entries = allViews(site).flatMap(({ head, date, updated }) => {
    if (head.alternates.length === 0) return [];
    const changed = updated ?? date;
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return [`<url><loc>${head.canonical}</loc>${lastmod}</url>`];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
