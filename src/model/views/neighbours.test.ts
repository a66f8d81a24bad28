import { describe, expect, it } from 'vitest';
import { exampleSite, exampleView } from '../testing/exampleSite.ts';
import type { Locale } from '../text/locale.ts';

const site = exampleSite();
const neighboursOf = (path: string, locale: Locale = 'en') => {
  const { previous, next } = exampleView(path, locale, site);
  return [previous?.path, next?.path];
};

describe('the previous and the next page', () => {
  it('follow the sidebar into the items of a category and out again', () => {
    expect(neighboursOf('/docs/guide/trouble')).toEqual(['/docs/guide/start', '/docs/guide/slow']);
    expect(neighboursOf('/docs/guide/start')).toEqual([undefined, '/docs/guide/trouble']);
    expect(neighboursOf('/docs/guide/old')).toEqual(['/docs/guide/slow', undefined]);
  });

  it('skip unlisted pages, which have no neighbours themselves', () => {
    expect(neighboursOf('/docs/guide/slow')).toEqual(['/docs/guide/trouble', '/docs/guide/old']);
    expect(neighboursOf('/docs/guide/hidden')).toEqual([undefined, undefined]);
    expect(neighboursOf('/blog/draft-of-a-plan')).toEqual([undefined, undefined]);
  });

  it('are pages, never places on a page such as the kinds of types', () => {
    expect(neighboursOf('/docs/api/Types')).toEqual(['/docs/api/Queries/User-Accounts/credit', '/docs/api/Types/User']);
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
  });

  it('are the newer and the older post', () => {
    expect(neighboursOf('/blog/moving-to-aws')).toEqual(['/blog/private-by-default', '/blog/first-servers']);
  });

  it('are pages of the list of posts for one of them', () => {
    expect(neighboursOf('/blog')).toEqual([undefined, '/blog/page/2']);
    expect(neighboursOf('/blog/page/2')).toEqual(['/blog', undefined]);
    expect(exampleView('/blog', 'en', site).next?.title).toBe(exampleView('/blog/page/2', 'en', site).title);
  });

  it('are the newer and the older release, with their dates', () => {
    expect(neighboursOf('/docs/changelog/changelog-2024-03-19')).toEqual([
      '/docs/changelog/changelog-2024-10-15',
      '/docs/changelog/changelog-2023-12-01',
    ]);
    expect(exampleView('/docs/changelog/changelog-2024-03-19', 'fa', site).previous?.title).toBe('۲۴ مهر ۱۴۰۳');
  });

  it('are years of the same calendar, the newer one first', () => {
    expect(neighboursOf('/docs/changelog/2023')).toEqual(['/docs/changelog/2024', undefined]);
    expect(neighboursOf('/docs/changelog/1403')).toEqual([undefined, '/docs/changelog/1402']);
    expect(neighboursOf('/docs/changelog/1403', 'fa')).toEqual([undefined, '/docs/changelog/1402']);
  });

  it('do not exist for pages outside all sequences', () => {
    for (const path of ['/', '/search', '/docs', '/docs/tutorial-extras/translate', '/blog/tags', '/about-us'])
      expect(neighboursOf(path), path).toEqual([undefined, undefined]);
  });
});
