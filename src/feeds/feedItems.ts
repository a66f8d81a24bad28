import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Content } from '../components/Docs/Content.tsx';
import { PageProvider } from '../components/PageContext/PageContext.tsx';
import { listedPosts } from '../model/blog.ts';
import type { Locale } from '../model/locale.ts';
import type { Site } from '../model/site.ts';
import { textFor } from '../model/translation.ts';

/** A post as feeds give it, with its whole text. */
export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly date: Date;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly html: string;
}

/** All listed posts of a language, newest first. Links in the text are absolute, since readers show it elsewhere. */
export function feedItems(site: Site, locale: Locale): FeedItem[] {
  return listedPosts(site.posts).map((post) => {
    const { text } = textFor(post, locale);
    const route = { kind: 'blogPost', path: post.path, id: post.id } as const;
    const page = { site, locale, strings: site.strings[locale], route };
    const url = site.urls.absolutePage(locale, post.path);
    const html = renderToStaticMarkup(createElement(PageProvider, { value: page }, createElement(Content, { text })));
    return {
      url,
      title: text.title,
      description: text.description,
      date: new Date(`${post.meta.date}T00:00:00Z`),
      authors: post.meta.authors.map((id) => site.authors[id]?.name[locale] ?? id),
      tags: post.meta.tags.map((id) => site.tags[id]?.[locale] ?? id),
      html: forFeedReaders(html, url),
    };
  });
}

/** Makes links absolute and drops what works on the site only: buttons and links of headings to themselves. */
function forFeedReaders(html: string, base: string): string {
  return html
    .replace(/<button[\s\S]*?<\/button>/g, '')
    .replace(/<a class="heading-link"[\s\S]*?<\/a>/g, '')
    .replace(/(href|src)="(\/|#)([^"]*)"/g, (_, name: string, start: string, rest: string) => {
      return `${name}="${new URL(start + rest, base).href}"`;
    });
}
