import { describe, expect, test } from 'vitest';
import { locales } from '../../../src/model/text/locale.ts';
import { all, linksOf, one, pageAt, textOf } from '../dom.ts';
import { documents, related } from './documents.ts';

const hrefs = (selector: string, path: string) => linksOf(selector, pageAt(path)).map(([, href]) => href);
/** All posts of a language, newest first. */
const postsIn = (locale: string) => hrefs('.archive-year li', `/${locale}/blog/archive`);
const tagsOf = (post: string) => hrefs('article .tags', post);

/** A number that is written in the digits of a language. */
const numberIn = (text: string) =>
  Number(text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replace(/\D/g, ''));

describe.each(locales)('The blog in %s', (locale) => {
  const posts = postsIn(locale);
  const dateOf = (post: string) => one('article time', pageAt(post))?.attribs['datetime'] ?? '';

  test('lists its posts newest first', () => {
    expect(posts.length).toBeGreaterThanOrEqual(18);
    expect(posts.map(dateOf)).toEqual(posts.map(dateOf).toSorted().toReversed());
  });

  test('shows a cover, one line, the date and the reading time of each post', () => {
    const minutes = { en: /^\d+ minutes? read$/, fa: /^[۰-۹]+ دقیقه مطالعه$/, ru: /^\d+ минут[аы]? чтения$/ };
    const [, ...others] = all('.post-excerpt', pageAt(`/${locale}/blog`));
    for (const post of others) {
      expect(all('.cover', post)).toHaveLength(1);
      expect(textOf(one('h2 + p', post)).length).toBeGreaterThan(40);
      expect(one('.meta time', post)?.attribs['datetime']).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(textOf(one('.meta > span', post))).toMatch(minutes[locale]);
    }
    const subjects = new Set(all('.cover', pageAt(`/${locale}/blog`)).map((cover) => cover.attribs['data-motif']));
    expect(subjects.size).toBeGreaterThanOrEqual(5);
  });

  test('shows the authors and tags of the newest post, and an excerpt that ends above its first heading', () => {
    const newest = all('.post-newest', pageAt(`/${locale}/blog`));
    expect(newest).toHaveLength(1);
    for (const post of newest) {
      expect(linksOf('.meta', post)[0]?.[1]).toMatch(new RegExp(`^/${locale}/blog/authors/`));
      expect(linksOf('.tags', post)[0]?.[1]).toMatch(new RegExp(`^/${locale}/blog/tags/`));
      const excerpt = textOf(one('.content', post));
      const [[, address = ''] = []] = linksOf('h2', post);
      expect(excerpt.length).toBeGreaterThan(0);
      const whole = textOf(one('article .content', pageAt(address)));
      expect(whole.slice(0, excerpt.length)).toBe(excerpt);
      expect(whole.length).toBeGreaterThan(excerpt.length);
      expect(all('.content :is(h2, h3)', post)).toHaveLength(0);
    }
    expect(all('.post-newest', pageAt(`/${locale}/blog/page/2`))).toHaveLength(0);
  });

  test.each([
    ['tag', `/${locale}/blog/tags`, '.tag-list li'],
    ['author', `/${locale}/blog/authors`, 'main .post-cards > section'],
  ])('counts the posts of every %s, and lists as many on its page', (_, list, selector) => {
    const counted = all(selector, pageAt(list)).map((entry) => ({
      href: one('a', entry)?.attribs['href'] ?? '',
      count: numberIn(textOf(one('small', entry))),
    }));
    expect(counted.length).toBeGreaterThan(5);
    for (const { href, count } of counted) {
      expect(count, href).toBeGreaterThan(0);
      expect(hrefs('.post-excerpt h2', href), href).toHaveLength(count);
    }
  });

  test('links each post to its neighbours, and to at most three others that share a tag', () => {
    for (const [index, post] of posts.entries()) {
      const page = pageAt(post);
      expect(one('.pagination-prev', page)?.attribs['href'], post).toBe(posts[index - 1]);
      expect(one('.pagination-next', page)?.attribs['href'], post).toBe(posts[index + 1]);
      const others = hrefs('.related', post);
      expect(others.length, post).toBeGreaterThan(0);
      expect(others.length, post).toBeLessThanOrEqual(3);
      expect(others, post).not.toContain(post);
      for (const other of others)
        expect(
          tagsOf(other).some((tag) => tagsOf(post).includes(tag)),
          post,
        ).toBe(true);
    }
  });

  test('links to its feed in the head of its pages and on its first page', () => {
    const feed = `/${locale}/blog/rss.xml`;
    for (const path of [`/${locale}/blog`, `/${locale}/blog/tags`, posts[0] ?? '']) {
      const page = documents.get(path);
      const named = page ? related(page, 'alternate').filter(({ type }) => type && type !== 'text/markdown') : [];
      expect(
        named.map(({ href }) => href),
        path,
      ).toEqual([feed]);
    }
    expect(hrefs('main', `/${locale}/blog`)).toContain(feed);
  });
});
