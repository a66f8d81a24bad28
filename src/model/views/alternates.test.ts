import { describe, expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { alternates } from './alternates.ts';

const site = exampleSite();
const translated = { unlisted: false, state: 'current' } as const;
const source = { unlisted: false, state: 'source' } as const;
const hidden = { unlisted: true, state: 'current' } as const;
const missing = { unlisted: false, state: 'missing' } as const;
const of = (summaries: Parameters<typeof alternates>[2]) => alternates(site, { path: '/docs' }, summaries);

describe('search engines get', () => {
  it('every language of a page by its tag and absolute address, and English as the default', () => {
    expect(of({ en: source, fa: translated, ru: translated })).toEqual([
      { hreflang: 'en', href: 'https://docs.example/help/en/docs' },
      { hreflang: 'fa-IR', href: 'https://docs.example/help/farsi/docs' },
      { hreflang: 'ru', href: 'https://docs.example/help/ru/docs' },
      { hreflang: 'x-default', href: 'https://docs.example/help/en/docs' },
    ]);
  });

  it('another default if the page is unlisted in English, and no language that lacks the page', () => {
    expect(of({ en: hidden, fa: translated, ru: missing }).map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['fa-IR', 'https://docs.example/help/farsi/docs'],
      ['x-default', 'https://docs.example/help/farsi/docs'],
    ]);
  });
});
