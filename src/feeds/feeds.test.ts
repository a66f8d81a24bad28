import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../content/loadSite.ts';
import { changelogScopes } from '../model/pages/changelogScopes.ts';
import { locales } from '../model/text/locale.ts';
import { historyNotice } from '../model/views/history.ts';
import { blogChannel } from './blogChannel.tsx';
import { changelogChannel } from './changelogChannel.tsx';
import type { Channel } from './channel.ts';
import { complaints } from './grammar/complaints.ts';
import { jsonFeedSchema } from './grammar/jsonFeedSchema.ts';
import { writeFeed } from './writeFeed.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });
const channels = locales.flatMap((locale) => [
  blogChannel(site, locale),
  changelogChannel(site, locale),
  ...changelogScopes(site).map((scope) => changelogChannel(site, locale, scope)),
]);

describe('the feeds of blog and changelog, whole and in parts, in three languages', () => {
  it('are valid Atom by RFC 4287', { timeout: 60_000 }, async () => {
    expect(
      await complaints(
        'atom',
        channels.map((channel) => writeFeed(channel, 'atom.xml')),
      ),
    ).toEqual([]);
  });

  it('are valid RSS 2.0', { timeout: 60_000 }, async () => {
    expect(
      await complaints(
        'rss',
        channels.map((channel) => writeFeed(channel, 'rss.xml')),
      ),
    ).toEqual([]);
  });

  it('are valid JSON Feed 1.1', () => {
    for (const channel of channels) {
      const { items } = jsonFeedSchema.parse(JSON.parse(writeFeed(channel, 'feed.json')));
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    }
  });

  it('mean the same to another parser in each format', () => {
    for (const channel of channels) {
      const expected = channel.items.map(({ url, title, date, html }) => ({ url, title, date: date.getTime(), html }));
      expect(fromRss(channel)).toEqual(expected);
      expect(fromAtom(channel)).toEqual(expected);
      expect(fromJson(channel)).toEqual(expected);
    }
  });

  it('were updated on the day of their newest item', () => {
    for (const channel of channels) {
      const newest = new Date(Math.max(...channel.items.map(({ date }) => date.getTime())));
      expect(writeFeed(channel, 'atom.xml')).toContain(`<updated>${newest.toISOString()}</updated>`);
      expect(writeFeed(channel, 'rss.xml')).toContain(`<lastBuildDate>${newest.toUTCString()}</lastBuildDate>`);
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

describe('the checks of feeds', () => {
  const [channel] = channels;
  const written = (file: 'atom.xml' | 'rss.xml') => (channel ? writeFeed(channel, file) : '');

  it('refuse what is not well-formed', async () => {
    expect(await complaints('rss', [written('rss.xml').replace('</channel>', '')])).not.toEqual([]);
  });

  it('refuse an Atom entry without an id and an RSS item with a date of another form', async () => {
    expect(await complaints('atom', [written('atom.xml').replace(/(<entry>[\s\S]*?)<id>.*?<\/id>/, '$1')])).not.toEqual(
      [],
    );
    expect(await complaints('rss', [written('rss.xml').replace(/<pubDate>.*?</, '<pubDate>2024-10-15<')])).not.toEqual(
      [],
    );
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

  it('hold for a platform only its changes', () => {
    const linux = changelogScopes(site).find(({ id }) => id === 'linux');
    const { items } = changelogChannel(site, 'en', linux);
    expect(items).not.toEqual([]);
    for (const { html } of items) {
      for (const item of html.split('<li>').slice(1)) expect(item).toMatch(/\([^)]*Linux[^)]*\)/);
    }
  });

  it('hold for security only such changes, named in the language of the reader', () => {
    const security = changelogScopes(site).find(({ id }) => id === 'security');
    const { items } = changelogChannel(site, 'ru', security);
    expect(items).not.toEqual([]);
    for (const { html, tags } of items) {
      expect(tags.map(({ name }) => name)).toEqual(['Безопасность']);
      for (const item of html.split('<li>').slice(1)) expect(item).toContain('>Безопасность</a>');
    }
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
  return elements('item', xml(writeFeed(channel, 'rss.xml')).children).map(({ children }) => ({
    url: textOf('link', children),
    title: textOf('title', children),
    date: Date.parse(textOf('pubDate', children)),
    html: textOf('content:encoded', children),
  }));
}

function fromAtom(channel: Channel) {
  return elements('entry', xml(writeFeed(channel, 'atom.xml')).children).map(({ children }) => ({
    url: elements('link', children)[0]?.attribs['href'],
    title: textOf('title', children),
    date: Date.parse(textOf('published', children)),
    html: textOf('content', children),
  }));
}

function fromJson(channel: Channel) {
  const { items } = jsonFeedSchema.parse(JSON.parse(writeFeed(channel, 'feed.json')));
  return items.map(({ url, title, date_published, content_html }) => ({
    url,
    title,
    date: Date.parse(date_published),
    html: content_html,
  }));
}
