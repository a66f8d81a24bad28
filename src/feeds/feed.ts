import { generateRssFeed } from 'feedsmith';
import { feedPaths } from '../model/pages/feedLink.ts';
import { type Site, viewsOf } from '../model/site.ts';
import type { Locale } from '../model/text/locale.ts';
import { historyNotice, labelled } from '../model/views/history.ts';

/** Items in a feed: readers want the news, and the file is fetched repeatedly. */
const maxItems = 50;

/** The first page of each feed's subject, and the kind of page that is an item. */
const subjects = {
  blog: { path: '/blog', kind: 'blogPost' },
  changelog: { path: '/docs/changelog/changelog', kind: 'changelogEntry' },
} as const;

/** The latest posts or releases as RSS 2.0, which every feed reader supports. */
export function feed(site: Site, locale: Locale, of: keyof typeof subjects): string {
  const { title, description } = site.strings[locale][of];
  const { path, kind } = subjects[of];
  const listed = viewsOf(site, locale, kind).filter(({ unlisted }) => !unlisted);
  const items = listed.slice(0, maxItems);
  const dates = items.map(({ date = '' }) => date);
  return generateRssFeed(
    {
      title: `${site.config.title[locale]}: ${title}`,
      link: site.urls.absolutePage(locale, path),
      description: labelled(description, historyNotice(site, locale, dates)),
      language: site.config.locales[locale].htmlLang,
      copyright: site.config.footer.copyright[locale],
      // The day of the newest item: the time of the build would make every build different.
      lastBuildDate: new Date(dates[0] ?? 0),
      atom: {
        links: [{ href: site.urls.absolutePage(locale, feedPaths[of]), rel: 'self', type: 'application/rss+xml' }],
      },
      items: items.map((view) => {
        const address = site.urls.absolutePage(locale, view.path);
        return {
          title: view.title,
          link: address,
          description: view.head.description,
          guid: { value: address, isPermaLink: true },
          pubDate: new Date(view.date ?? 0),
        };
      }),
    },
    { strict: true },
  );
}
