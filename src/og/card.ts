import { sectionCardIds } from '../model/addresses/sections.ts';
import { textFor } from '../model/content/translation.ts';
import type { Post } from '../model/pages/blog.ts';
import type { Site } from '../model/site.ts';
import { formatDate, readerOf } from '../model/text/format.ts';
import type { Locale } from '../model/text/locale.ts';
import { cardOf, postCardName } from '../model/views/head.ts';

/** Texts of an Open Graph card. */
export interface Card {
  readonly locale: Locale;
  /** The name in its address; the orbits are drawn from it, so that a card keeps its picture. */
  readonly name: string;
  readonly brand: string;
  /** The section above the title of a post. */
  readonly section?: string;
  readonly title: string;
  /** A sentence below the title of a section. */
  readonly text?: string;
  /** The last line: where it is, or who wrote it and when. */
  readonly foot: string;
}

/** The names of all cards that pages refer to: home, one per section, the blog, one per post. */
export function cardNames(site: Site): string[] {
  return [...new Set([...site.pages.values()].map(cardOf))];
}

/** The words of a card; untranslated posts have English ones. An unknown name throws. */
export function cardNamed(site: Site, locale: Locale, name: string): Card {
  const post = site.posts.find((one) => postCardName(one) === name);
  if (post) return postCard(site, textFor(post, locale).text.locale, name, post);
  const words = sectionWords(site, locale, name);
  return { locale, name, brand: site.config.brand, ...words, foot: new URL(site.config.url).host };
}

function postCard(site: Site, locale: Locale, name: string, post: Post): Card {
  const authors = post.authors.map((author) => author.name[locale]);
  return {
    locale,
    name,
    brand: site.config.brand,
    section: site.strings[locale].blog.title,
    title: textFor(post, locale).text.title,
    foot: [...authors, formatDate(post.meta.date, readerOf(site.config, locale))].join(' · '),
  };
}

function sectionWords(site: Site, locale: Locale, name: string): { title: string; text: string } {
  if (name === 'home') return { title: site.config.title[locale], text: site.config.tagline[locale] };
  const { blog } = site.strings[locale];
  if (name === 'blog') return { title: blog.title, text: blog.description };
  const id = sectionCardIds.find((known) => known === name);
  if (!id)
    throw new Error(`There is no card "${name}"; there are home, blog, ${sectionCardIds.join(', ')} and one per post.`);
  const { title, text } = site.sectionCards[id];
  return { title: title[locale], text: text[locale] };
}
