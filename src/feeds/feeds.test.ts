import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { complaints } from '../../tests/grammar/complaints.ts';
import { loadSite } from '../content/loadSite.ts';
import { exampleSite } from '../model/testing/exampleSite.ts';
import { locales } from '../model/text/locale.ts';
import { historyNotice } from '../model/views/history.ts';
import { feed } from './feed.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });
const feeds = locales.flatMap((locale) =>
  (['blog', 'changelog'] as const).map((of) => ({ locale, of, rss: feed(site, locale, of) })),
);

describe('the feeds of blog and changelog in three languages', () => {
  it('are valid RSS 2.0', { timeout: 60_000 }, async () => {
    const documents = feeds.map(({ rss }) => rss);
    expect(await complaints('rss', documents)).toEqual([]);
  });

  it('were updated on the day of their newest item', () => {
    for (const { rss } of feeds) {
      const days = itemsOf(rss).map(({ date }) => Date.parse(date));
      const newest = new Date(Math.max(...days));
      expect(rss).toContain(`<lastBuildDate>${newest.toUTCString()}</lastBuildDate>`);
    }
  });

  it('label illustrative history in every item and in the description of the channel', () => {
    for (const { locale, rss } of feeds) {
      expect(rss).toContain(historyNotice(site, locale, ['2024-10-15']));
      for (const { date, description } of itemsOf(rss))
        if (new Date(date) < new Date(site.config.firstPublished ?? 0))
          expect(description).toContain(site.strings[locale].history.label);
    }
  });

  it('have the title and the address of its page in each item', () => {
    for (const { locale, rss } of feeds) {
      const pages = [...site.views[locale].values()].map(({ path, title }) => ({
        title,
        url: site.urls.absolutePage(locale, path),
      }));
      for (const { title, url } of itemsOf(rss)) expect(pages).toContainEqual({ title, url });
    }
  });
});

it('the feed of the changelog has the latest fifty releases, newest first', () => {
  expect(itemsOf(feed(site, 'en', 'changelog')).map(({ url }) => url)).toEqual(
    site.changelog.slice(0, 50).map(({ date }) => site.urls.absolutePage('en', `/docs/changelog/changelog-${date}`)),
  );
});

it('the feed of the blog leaves out unlisted posts', () => {
  const titles = itemsOf(feed(exampleSite(), 'en', 'blog')).map(({ url }) => url.replace(/.*\//, ''));
  expect(titles).toEqual(['private-by-default', 'moving-to-aws', 'first-servers']);
});

/** The items, as another parser reads them. */
function itemsOf(rss: string) {
  const { children } = parseDocument(rss, { xmlMode: true });
  return DomUtils.getElementsByTagName('item', children).map((item) => {
    const textOf = (name: string) => DomUtils.textContent(DomUtils.getElementsByTagName(name, item)).trim();
    return { url: textOf('link'), title: textOf('title'), date: textOf('pubDate'), description: textOf('description') };
  });
}
