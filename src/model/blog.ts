import type { Entry, PostMeta } from './content.ts';
import { calendarParts } from './format.ts';
import type { Locale } from './locale.ts';

export type Post = Entry<PostMeta> & { readonly path: string };

/** Words a minute at which the reading time is reckoned, by the common estimate for silent reading of prose. */
const wordsPerMinute = 200;

/** Minutes to read a text of so many words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Posts with their paths, newest first. */
export function placePosts(entries: readonly Entry<PostMeta>[]): Post[] {
  return entries
    .map((entry) => ({ ...entry, path: `/blog/${entry.meta.slug ?? entry.id}` }))
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

/** Groups dated items by the year of the reader's calendar, in the order in which they come. */
export function byYear<T>(
  items: readonly T[],
  dateOf: (item: T) => string,
  locale: Locale,
): { year: number; items: T[] }[] {
  const years = new Map<number, T[]>();
  for (const item of items) {
    const { year } = calendarParts(dateOf(item), locale);
    const group = years.get(year);
    if (group) group.push(item);
    else years.set(year, [item]);
  }
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
