import { Feed, type Item } from 'feed';
import type { Channel, FeedFile, FeedItem } from './channel.ts';
import { jsonFeed } from './jsonFeed.ts';

/** Writes a channel as RSS 2.0, Atom 1.0 or JSON Feed 1.1. */
export function writeFeed(channel: Channel, file: FeedFile): string {
  if (file === 'feed.json') return JSON.stringify(jsonFeed(channel));
  const rss = file === 'rss.xml';
  const feed = new Feed({
    id: channel.page,
    link: channel.page,
    title: channel.title,
    description: channel.description,
    language: channel.language,
    copyright: channel.copyright,
    favicon: channel.icon,
    author: { name: channel.publisher },
    generator: false,
    // Without items the library would write the time of the build, and every build would differ.
    updated: channel.items[0]?.date ?? new Date(0),
    feed: `${channel.folder}/${file}`,
  });
  for (const item of channel.items) feed.addItem(rss ? rssItem(item) : atomItem(item));
  return rss ? feed.rss2() : feed.atom1();
}

function commonItem({ url, title, description, date, html, tags }: FeedItem): Item {
  return {
    link: url,
    title,
    description,
    date,
    published: date,
    content: html,
    category: tags.map(({ id, name }) => ({ name, term: id })),
  };
}

function atomItem(item: FeedItem): Item {
  return { ...commonItem(item), ...(item.authors.length > 0 && { author: item.authors.map((name) => ({ name })) }) };
}

/** RSS wants an e-mail address in `author`; names alone belong into `dc:creator`. */
function rssItem(item: FeedItem): Item {
  const creators = { name: 'dc:creator', objects: { _text: item.authors.join(', ') } };
  return { ...commonItem(item), extensions: item.authors.length > 0 ? [creators] : [] };
}
