import { allViews, type Site } from '../model/site.ts';

/** The sitemap without alternate languages: pages have them, here they would be 5/6 of it. */
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
