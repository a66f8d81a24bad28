import type { Channel } from './channel.ts';

/** A channel by JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), which knows languages and several authors. */
export function jsonFeed(channel: Channel): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    home_page_url: channel.page,
    feed_url: `${channel.folder}/feed.json`,
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
      date_published: date.toISOString(),
      ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
      tags: tags.map(({ name }) => name),
    })),
  };
}
