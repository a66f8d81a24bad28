import { Feed } from 'feed';
import type { Locale } from '../model/locale.ts';
import type { Site } from '../model/site.ts';
import { feedItems } from './feedItems.ts';

/** The feed of a language's blog; the library writes it as RSS 2.0, Atom 1.0 or JSON Feed 1.1. */
export function blogFeed(site: Site, locale: Locale): Feed {
  const { config, urls } = site;
  const strings = site.strings[locale];
  const home = urls.absolutePage(locale, '/blog');
  const items = feedItems(site, locale);
  const feed = new Feed({
    id: home,
    link: home,
    title: `${config.title[locale]}: ${strings.blog.title}`,
    description: strings.blog.description,
    language: config.locales[locale].htmlLang,
    copyright: config.footer.copyright[locale],
    favicon: urls.absolute(urls.file('/favicon.svg')),
    ...(items[0] ? { updated: items[0].date } : {}),
    feedLinks: {
      rss: urls.absolutePage(locale, '/blog/rss.xml'),
      atom: urls.absolutePage(locale, '/blog/atom.xml'),
      json: urls.absolutePage(locale, '/blog/feed.json'),
    },
  });
  for (const item of items) {
    feed.addItem({
      id: item.url,
      link: item.url,
      title: item.title,
      description: item.description,
      date: item.date,
      published: item.date,
      content: item.html,
      author: item.authors.map((name) => ({ name })),
      category: item.tags.map((name) => ({ name })),
    });
  }
  return feed;
}
