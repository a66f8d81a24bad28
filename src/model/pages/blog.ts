import type { Configuration } from '../config/configuration.ts';
import type { Entry, PostMeta } from '../content/content.ts';
import { type Calendar, calendarParts } from '../text/format.ts';
import type { Localized } from '../text/locale.ts';
import type { PlacedPage } from './docs.ts';

export interface Author {
  readonly id: string;
  readonly path: string;
  readonly name: Localized;
  readonly about: Localized;
}

export interface Tag {
  readonly id: string;
  readonly path: string;
  readonly name: Localized;
}

export type Post = PlacedPage<PostMeta> & {
  readonly authors: readonly Author[];
  readonly tags: readonly Tag[];
};

export function blogAuthors({ authors }: Pick<Configuration, 'authors'>): Author[] {
  return Object.entries(authors).map(([id, { name, about }]) => ({ id, path: `/blog/authors/${id}`, name, about }));
}

export function blogTags({ tags }: Pick<Configuration, 'tags'>): Tag[] {
  return Object.entries(tags).map(([id, name]) => ({ id, path: `/blog/tags/${id}`, name }));
}

/** Average silent reading speed, in words per minute. */
const wordsPerMinute = 200;

/** Minutes to read a number of words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Posts with paths, authors and tags, newest first. `checkTagsAndAuthors` reports unknown ones. */
export function placePosts(
  entries: readonly Entry<PostMeta>[],
  vocabulary: Pick<Configuration, 'authors' | 'tags'>,
): Post[] {
  const authors = blogAuthors(vocabulary);
  const tags = blogTags(vocabulary);
  return entries
    .map((entry) => ({
      ...entry,
      path: `/blog/${(entry.meta.slug ?? entry.id).replace(/^\//, '')}`,
      authors: entry.meta.authors.flatMap((id) => authors.filter((author) => author.id === id)),
      tags: entry.meta.tags.flatMap((id) => tags.filter((tag) => tag.id === id)),
    }))
    .sort((a, b) => b.meta.date.localeCompare(a.meta.date));
}

/** Posts that lists show: an unlisted post has a page but is in no list. */
export function listedPosts(posts: readonly Post[]): Post[] {
  return posts.filter((post) => !post.meta.unlisted);
}

/** Cuts a list into pages of the given size; an empty list has one empty page. */
export function paginate<T>(items: readonly T[], size: number): T[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

/** Groups dated items by the year of a calendar, keeping their order. */
export function byYear<T>(
  items: readonly T[],
  dateOf: (item: T) => string,
  calendar: Calendar,
): { year: number; items: T[] }[] {
  const years = Map.groupBy(items, (item) => calendarParts(dateOf(item), calendar).year);
  return [...years].map(([year, group]) => ({ year, items: group }));
}

/** Posts that share the most tags with a post, nearest in time first among equals. */
export function relatedPosts(post: Post, posts: readonly Post[], count: number): Post[] {
  const shared = (other: Post) => other.meta.tags.filter((tag) => post.meta.tags.includes(tag)).length;
  const distance = (other: Post) => Math.abs(Date.parse(other.meta.date) - Date.parse(post.meta.date));
  return posts
    .filter((other) => other.id !== post.id && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b))
    .slice(0, count);
}
