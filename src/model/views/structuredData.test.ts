import { describe, expect, it } from 'vitest';
import { exampleSite, exampleView } from '../testing/exampleSite.ts';
import type { Locale } from '../text/locale.ts';

const site = exampleSite({
  lastUpdated: new Map([
    ['content/ru/docs/guide/start.mdx', '2026-11-01'],
    ['content/en/docs/guide/start.mdx', '2026-10-01'],
  ]),
});
const data = (path: string, locale: Locale = 'en') => exampleView(path, locale, site).head.jsonLd;
const origin = 'https://docs.example/help';
const publisher = { '@type': 'Organization', name: 'OrbVPN', url: 'https://docs.example' };

describe('the structured data', () => {
  it('of the home page is the website, and there is none for search and the not-found page', () => {
    expect(data('/', 'fa')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'مستندات',
        url: `${origin}/farsi/`,
        inLanguage: 'fa',
        publisher,
      },
    ]);
    expect([...data('/search'), ...data('/404')]).toEqual([]);
  });

  it('number the breadcrumbs that lead somewhere', () => {
    expect(data('/docs/guide/old')[0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${origin}/en/` },
        { position: 2, item: `${origin}/en/docs` },
        { position: 3, item: `${origin}/en/docs/guide/start` },
        { '@type': 'ListItem', position: 4, name: 'en docs/guide/old', item: `${origin}/en/docs/guide/old` },
      ],
    });
  });

  it('call a document an article of the publisher, with the day of the last change of the text itself', () => {
    expect(data('/docs/guide/start', 'ru')[1]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'ru docs/guide/start',
      description: 'ru about docs/guide/start',
      inLanguage: 'ru',
      mainEntityOfPage: `${origin}/ru/docs/guide/start`,
      author: publisher,
      publisher,
      dateModified: '2026-11-01',
    });
  });

  it('say that a page without translation is in English', () => {
    expect(data('/docs/guide/slow', 'fa')[1]).toMatchObject({ inLanguage: 'en', headline: 'en docs/guide/slow' });
  });

  it('name the authors of a post and its date', () => {
    expect(data('/blog/first-servers', 'ru')[1]).toMatchObject({
      '@type': 'BlogPosting',
      author: [{ '@type': 'Organization', name: 'Основатели', url: `${origin}/ru/blog/authors/founders` }],
      datePublished: '2007-03-01',
    });
  });

  it('of generated pages are the breadcrumbs alone', () => {
    expect(data('/docs/api/Types')).toHaveLength(1);
  });
});
