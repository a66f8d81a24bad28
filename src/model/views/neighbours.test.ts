import { describe, expect, it } from 'vitest';
import { exampleSite, exampleView } from '../testing/exampleSite.ts';

const site = exampleSite();
const neighboursOf = (path: string) => {
  const { previous, next } = exampleView(path, 'en', site);
  return [previous?.path, next?.path];
};

describe('the previous and the next page', () => {
  it.each<[path: string, previous: string | undefined, next: string | undefined]>([
    // In a sidebar: into the items of a category and out again.
    ['/docs/guide/start', undefined, '/docs/guide/trouble'],
    ['/docs/guide/trouble', '/docs/guide/start', '/docs/guide/slow'],
    // Unlisted pages are skipped, and have no neighbours themselves.
    ['/docs/guide/slow', '/docs/guide/trouble', '/docs/guide/old'],
    ['/docs/guide/old', '/docs/guide/slow', undefined],
    ['/docs/guide/hidden', undefined, undefined],
    ['/blog/draft-of-a-plan', undefined, undefined],
    // Never a place on a page such as a kind of types.
    ['/docs/api/Types', '/docs/api/Queries/User-Accounts/credit', '/docs/api/Types/User'],
    ['/blog/moving-to-aws', '/blog/private-by-default', '/blog/first-servers'],
    ['/blog', undefined, '/blog/page/2'],
    ['/blog/page/2', '/blog', undefined],
    [
      '/docs/changelog/changelog-2024-03-19',
      '/docs/changelog/changelog-2024-10-15',
      '/docs/changelog/changelog-2023-12-01',
    ],
    // Years of one calendar.
    ['/docs/changelog/2023', '/docs/changelog/2024', undefined],
    ['/docs/changelog/1403', undefined, '/docs/changelog/1402'],
    ['/', undefined, undefined],
    ['/docs', undefined, undefined],
    ['/docs/tutorial-extras/translate', undefined, undefined],
    ['/blog/tags', undefined, undefined],
    ['/about-us', undefined, undefined],
  ])('of %s are %s and %s', (path, previous, next) => {
    expect(neighboursOf(path)).toEqual([previous, next]);
  });

  it('have the title in the language of the reader, and the label of their sequence', () => {
    const { strings } = site;
    expect(exampleView('/docs/guide/trouble', 'ru', site).previous).toEqual({
      path: '/docs/guide/start',
      title: 'ru docs/guide/start',
      label: strings.ru.page.previous,
    });
    expect(exampleView('/docs/guide/start', 'ru', site).next?.label).toBe(strings.ru.page.next);
    expect(exampleView('/blog/moving-to-aws', 'ru', site).next).toEqual({
      path: '/blog/first-servers',
      title: 'ru blog/first-servers',
      label: strings.ru.blog.nextPost,
    });
    expect(exampleView('/blog', 'en', site).next?.title).toBe(exampleView('/blog/page/2', 'en', site).title);
    expect(exampleView('/docs/changelog/changelog-2024-03-19', 'fa', site).previous?.title).toBe('۲۴ مهر ۱۴۰۳');
  });
});
