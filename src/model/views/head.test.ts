import { describe, expect, it } from 'vitest';
import { allViews } from '../site.ts';
import { exampleSite, exampleView } from '../testing/exampleSite.ts';
import type { Locale } from '../text/locale.ts';

const site = exampleSite();
const head = (path: string, locale: Locale = 'en') => exampleView(path, locale, site).head;
const origin = 'https://docs.example/help';

describe('the head of a page', () => {
  it('has a title with page and site, or for the home page with the site and what it is', () => {
    expect(head('/docs/guide/start', 'ru').title).toBe('ru docs/guide/start | Документация');
    expect(head('/').title).toBe('Docs: Guides');
  });

  it('has the code name of an operation in its title, since developers search for it', () => {
    expect(head('/docs/api/Queries/User-Accounts/credit').title).toBe('Read credit (credit) | Docs');
  });

  it('has the description of the page', () => {
    expect(head('/docs/guide/start', 'fa').description).toBe('fa about docs/guide/start');
  });

  it('has the addresses of the page, as canonical, and of its Markdown in the language', () => {
    const page = `${origin}/ru/docs/guide/start`;
    expect(head('/docs/guide/start', 'ru')).toMatchObject({ canonical: page, twin: `${page}.md` });
  });

  it('has the address in every language by its tag, and English as the default', () => {
    expect(head('/docs/guide/start').alternates).toEqual([
      { hreflang: 'en', href: `${origin}/en/docs/guide/start` },
      { hreflang: 'fa-IR', href: `${origin}/farsi/docs/guide/start` },
      { hreflang: 'ru', href: `${origin}/ru/docs/guide/start` },
      { hreflang: 'x-default', href: `${origin}/en/docs/guide/start` },
    ]);
  });

  it('has the English address as canonical if the page is not translated, and no alternates', () => {
    expect(head('/docs/guide/slow', 'ru')).toMatchObject({
      canonical: `${origin}/en/docs/guide/slow`,
      alternates: [],
      noindex: false,
      jsonLd: [{}, { '@type': 'TechArticle', inLanguage: 'en' }],
    });
    expect(head('/docs/guide/slow').alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'x-default']);
  });

  it('keeps its own canonical address if the translation is outdated', () => {
    expect(head('/docs/guide/old', 'fa').canonical).toBe(`${origin}/farsi/docs/guide/old`);
  });

  it('excludes unlisted pages, the not-found page and years of the other calendar from search engines', () => {
    const hidden = allViews(site).filter((view) => view.head.noindex);
    expect(hidden.map(({ locale, path }) => `${locale} ${path}`)).toEqual([
      'en /404',
      'fa /404',
      'ru /404',
      'en /docs/guide/hidden',
      'fa /docs/guide/hidden',
      'ru /docs/guide/hidden',
      'fa /docs/changelog/2024',
      'fa /docs/changelog/2023',
      'en /docs/changelog/1403',
      'ru /docs/changelog/1403',
      'en /docs/changelog/1402',
      'ru /docs/changelog/1402',
      'en /blog/draft-of-a-plan',
      'fa /blog/draft-of-a-plan',
      'ru /blog/draft-of-a-plan',
    ]);
    for (const view of hidden) expect(view.head.alternates, view.path).toEqual([]);
  });

  it('describes documents and posts as articles', () => {
    expect(['/docs/guide/start', '/blog/first-servers', '/about-us', '/'].map((path) => head(path).type)).toEqual([
      'article',
      'article',
      'website',
      'website',
    ]);
  });

  it('has the picture of the language', () => {
    expect(head('/blog/first-servers', 'fa').image).toBe(`${origin}/og/fa.png`);
  });

  it('links the feeds of blog and changelog on their pages, and no feed elsewhere', () => {
    expect(head('/blog/archive', 'ru').feed).toEqual({
      title: `Документация: ${site.strings.ru.blog.title} (RSS)`,
      href: '/help/ru/blog/rss.xml',
    });
    expect(head('/docs/changelog/2024').feed?.href).toBe('/help/en/docs/changelog/rss.xml');
    expect(head('/docs/guide/start').feed).toBeUndefined();
  });
});
