import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../content/loadSite.ts';
import { locales } from '../model/text/locale.ts';
import { historyNotice } from '../model/views/history.ts';
import { blogChannel } from './blogChannel.tsx';
import { changelogChannel } from './changelogChannel.tsx';
import type { Channel } from './channel.ts';
import { complaints } from './grammar/complaints.ts';
import { writeFeed } from './writeFeed.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });
const channels = locales.flatMap((locale) => [blogChannel(site, locale), changelogChannel(site, locale)]);

describe('the feeds of blog and changelog in three languages', () => {
  it('are valid RSS 2.0', { timeout: 60_000 }, async () => {
    expect(await complaints('rss', channels.map(writeFeed))).toEqual([]);
  });

  it('mean the same to another parser', () => {
    for (const channel of channels) {
      const expected = channel.items.map(({ url, title, date, html }) => ({ url, title, date: date.getTime(), html }));
      expect(fromRss(channel)).toEqual(expected);
      expect(new Set(expected.map(({ url }) => url)).size).toBe(expected.length);
    }
  });

  it('were updated on the day of their newest item', () => {
    for (const channel of channels) {
      const newest = new Date(Math.max(...channel.items.map(({ date }) => date.getTime())));
      expect(writeFeed(channel)).toContain(`<lastBuildDate>${newest.toUTCString()}</lastBuildDate>`);
    }
  });

  it('label illustrative history in every item and in the description of the channel', () => {
    for (const locale of locales) {
      const { label } = site.strings[locale].history;
      for (const { description, items } of [blogChannel(site, locale), changelogChannel(site, locale)]) {
        expect(description).toContain(historyNotice(site, locale, ['2024-10-15']));
        for (const item of items.filter(({ date }) => date < new Date(site.config.firstPublished ?? 0))) {
          expect(item.html).toContain(label);
        }
      }
    }
  });

  it('have no address that is only right on the site', () => {
    for (const { items } of channels)
      for (const { html } of items) expect(html).not.toMatch(/(href|src)="(?!https?:|mailto:)/);
  });
});

describe('the feeds of the changelog', () => {
  it('hold the latest fifty releases with all their changes, newest first', () => {
    const { items } = changelogChannel(site, 'en');
    const latest = site.changelog.slice(0, 50);
    expect(items.map(({ url }) => url)).toEqual(
      latest.map(({ date }) => site.urls.absolutePage('en', `/docs/changelog/changelog-${date}`)),
    );
    expect(items.map(({ html }) => html.split('<li>').length - 1)).toEqual(latest.map(({ changes }) => changes.length));
  });
});

const xml = (text: string) => parseDocument(text, { xmlMode: true });
const elements = (name: string, within: ReturnType<typeof xml>['children']) =>
  DomUtils.getElementsByTagName(name, within);

function textOf(name: string, within: ReturnType<typeof xml>['children']): string {
  const [element] = elements(name, within);
  // The generator sets long texts on separate lines.
  return element ? DomUtils.textContent(element).trim() : '';
}

function fromRss(channel: Channel) {
  return elements('item', xml(writeFeed(channel)).children).map(({ children }) => ({
    url: textOf('link', children),
    title: textOf('title', children),
    date: Date.parse(textOf('pubDate', children)),
    html: textOf('content:encoded', children),
  }));
}
