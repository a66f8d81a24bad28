import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Content } from '../components/Docs/Content.tsx';
import { PageProvider } from '../components/PageContext/PageContext.tsx';
import { listedPosts } from '../model/blog.ts';
import type { Locale } from '../model/locale.ts';
import type { Site } from '../model/site.ts';
import { textFor } from '../model/translation.ts';
import { absoluteLinks } from './absoluteLinks.ts';
import type { Channel, FeedItem } from './channel.ts';
import { commonFacts } from './commonFacts.ts';

/** The blog of a language: all listed posts with their whole text. */
export function blogChannel(site: Site, locale: Locale): Channel {
  const { title, description } = site.strings[locale].blog;
  return {
    ...commonFacts(site, locale),
    page: site.urls.absolutePage(locale, '/blog'),
    folder: site.urls.absolutePage(locale, '/blog'),
    title: `${site.config.title[locale]}: ${title}`,
    description,
    items: postItems(site, locale),
  };
}

function postItems(site: Site, locale: Locale): FeedItem[] {
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
      tags: post.meta.tags.map((id) => ({ id, name: site.tags[id]?.[locale] ?? id })),
      html: absoluteLinks(withoutControls(html), url),
    };
  });
}

/** Drops what works on the site only: buttons, links of headings to themselves, and drawings, which take their style from it. */
function withoutControls(html: string): string {
  return html.replace(/<(button|svg)[\s\S]*?<\/\1>/g, '').replace(/<a class="heading-link"[\s\S]*?<\/a>/g, '');
}
