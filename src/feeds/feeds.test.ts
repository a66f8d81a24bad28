import { join } from 'node:path';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../content/loadSite.ts';
import { changelogScopes } from '../model/changelogScopes.ts';
import { locales } from '../model/locale.ts';
import { blogChannel } from './blogChannel.ts';
import { changelogChannel } from './changelogChannel.ts';
import type { Channel } from './channel.ts';
import { complaints } from './grammar/complaints.ts';
import { jsonFeedSchema } from './grammar/jsonFeedSchema.ts';
import { jsonFeed } from './jsonFeed.ts';
import { writeFeed } from './writeFeed.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..'), { drafts: false });
const channels = locales.flatMap((locale) => [
  blogChannel(site, locale),
  changelogChannel(site, locale),
  ...changelogScopes.map((scope) => changelogChannel(site, locale, scope)),
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
      const { items } = jsonFeedSchema.parse(jsonFeed(channel));
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    }
  });

  it('tell a reader of another make the same in each form', () => {
    for (const channel of channels) {
      const expected = channel.items.map(({ url, title, date, html }) => ({ url, title, date: date.getTime(), html }));
      expect(fromRss(channel)).toEqual(expected);
      expect(fromAtom(channel)).toEqual(expected);
      expect(fromJson(channel)).toEqual(expected);
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
  it('hold the latest fifty releases with all their changes', () => {
    const { items } = changelogChannel(site, 'en');
    expect(items).toHaveLength(50);
    expect(items[0]?.url).toBe('https://docs.orbvpn.com/en/docs/changelog/changelog-2024-10-15');
    expect(items[0]?.html.match(/<li>/g)).toHaveLength(site.changelog[0]?.changes.length ?? 0);
  });

  it('hold for a platform only its changes', () => {
    const linux = changelogScopes.find(({ id }) => id === 'linux');
    for (const { html } of changelogChannel(site, 'en', linux).items) {
      for (const item of html.split('<li>').slice(1)) expect(item).toMatch(/\([^)]*Linux[^)]*\)/);
    }
  });

  it('hold for security only such changes, named in the language of the reader', () => {
    const security = changelogScopes.find(({ id }) => id === 'security');
    for (const { html, tags } of changelogChannel(site, 'ru', security).items) {
      expect(tags.map(({ name }) => name)).toEqual(['Безопасность']);
      for (const item of html.split('<li>').slice(1)) expect(item).toContain('>Безопасность</a>');
    }
  });
});

function fromRss(channel: Channel) {
  return parseRssFeed(writeFeed(channel, 'rss.xml')).items?.map(({ link, title, pubDate, content }) => ({
    url: link,
    title,
    date: Date.parse(pubDate ?? ''),
    html: content?.encoded,
  }));
}

function fromAtom(channel: Channel) {
  return parseAtomFeed(writeFeed(channel, 'atom.xml')).entries?.map(({ links, title, published, content }) => ({
    url: links?.[0]?.href,
    title: typeof title === 'string' ? title : title?.value,
    date: Date.parse(published ?? ''),
    html: typeof content === 'string' ? content : content?.value,
  }));
}

function fromJson(channel: Channel) {
  return parseJsonFeed(jsonFeed(channel)).items?.map(({ url, title, date_published, content_html }) => ({
    url,
    title,
    date: Date.parse(date_published ?? ''),
    html: content_html,
  }));
}
