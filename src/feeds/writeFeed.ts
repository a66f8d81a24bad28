import {
  type AtomFeed,
  generateAtomFeed,
  generateJsonFeed,
  generateRssFeed,
  type JsonFeed,
  type RssFeed,
} from 'feedsmith';
import type { FeedFile } from '../model/pages/feedLinks.ts';
import type { Channel, FeedItem } from './channel.ts';

/** Writes a channel as RSS 2.0, Atom 1.0 or JSON Feed 1.1. */
export function writeFeed(channel: Channel, file: FeedFile): string {
  const address = `${channel.folder}/${file}`;
  switch (file) {
    case 'rss.xml':
      return generateRssFeed(rssFeed(channel, address), { strict: true });
    case 'atom.xml':
      return generateAtomFeed(atomFeed(channel, address), { strict: true });
    case 'feed.json':
      return JSON.stringify(generateJsonFeed(jsonFeed(channel, address), { strict: true }));
  }
}

/** The day of the newest item: the time of the build would make every build different. */
function updated({ items }: Channel): Date {
  return items[0]?.date ?? new Date(0);
}

function rssFeed(channel: Channel, address: string): RssFeed.Feed<Date, true> {
  return {
    title: channel.title,
    link: channel.page,
    description: channel.description,
    language: channel.language,
    copyright: channel.copyright,
    lastBuildDate: updated(channel),
    atom: { links: [{ href: address, rel: 'self', type: 'application/rss+xml' }] },
    items: channel.items.map(({ url, title, description, date, html, authors, tags }) => ({
      title,
      link: url,
      description,
      guid: { value: url, isPermaLink: true },
      pubDate: date,
      categories: tags.map(({ name }) => ({ name })),
      content: { encoded: html },
      // `author` would have to be an e-mail address.
      ...(authors.length > 0 && { dc: { creators: [authors.join(', ')] } }),
    })),
  };
}

function atomFeed(channel: Channel, address: string): AtomFeed.Feed<Date, true> {
  return {
    id: channel.page,
    title: { value: channel.title },
    subtitle: { value: channel.description },
    updated: updated(channel),
    authors: [{ name: channel.publisher }],
    links: [
      { rel: 'alternate', href: channel.page },
      { rel: 'self', href: address },
    ],
    icon: channel.icon,
    rights: { value: channel.copyright },
    xml: { lang: channel.language },
    entries: channel.items.map(atomEntry),
  };
}

function atomEntry({ url, title, description, date, html, authors, tags }: FeedItem): AtomFeed.Entry<Date, true> {
  return {
    id: url,
    title: { value: title },
    links: [{ href: url }],
    published: date,
    updated: date,
    summary: { value: description },
    content: { value: html, type: 'html' },
    categories: tags.map(({ id, name }) => ({ term: id, label: name })),
    ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
  };
}

function jsonFeed(channel: Channel, address: string): JsonFeed.Feed<Date, true> {
  return {
    title: channel.title,
    home_page_url: channel.page,
    feed_url: address,
    description: channel.description,
    favicon: channel.icon,
    authors: [{ name: channel.publisher }],
    language: channel.language,
    items: channel.items.map(({ url, title, description, date, html, authors, tags }) => ({
      id: url,
      url,
      title,
      summary: description,
      content_html: html,
      date_published: date,
      tags: tags.map(({ name }) => name),
      ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
    })),
  };
}
