import { describe, expect, it } from 'vitest';
import { exampleSite, exampleView } from '../testing/exampleSite.ts';
import type { Locale } from '../text/locale.ts';

const site = exampleSite({
  lastUpdated: new Map([
    ['content/ru/docs/guide/start.mdx', '2026-11-01'],
    ['content/en/docs/guide/start.mdx', '2026-10-01'],
  ]),
});
const data = (path: string, locale: Locale) => exampleView(path, locale, site).head.jsonLd;
const origin = 'https://docs.example/help';
const publisher = { '@type': 'Organization', name: 'OrbVPN', url: 'https://docs.example' };

describe('the structured data of a document', () => {
  it('is an article of the publisher, with the day of the last change of the text itself', () => {
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

  it('has English as the language of a page without translation', () => {
    expect(data('/docs/guide/slow', 'fa')[1]).toMatchObject({ inLanguage: 'en', headline: 'en docs/guide/slow' });
  });
});
