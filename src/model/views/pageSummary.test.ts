import { describe, expect, it } from 'vitest';
import { exampleEntry, exampleSite, exampleSource, exampleView } from '../testing/exampleSite.ts';
import type { Locale } from '../text/locale.ts';
import { fill } from '../text/messages.ts';
import type { PageSummary } from './pageSummary.ts';

const site = exampleSite();
const { strings } = site;

const { blog } = strings.fa;

describe('the title and description', () => {
  it.each<[path: string, locale: Locale, summary: Partial<PageSummary>]>([
    ['/docs/guide/start', 'en', { state: 'source' }],
    [
      '/docs/guide/start',
      'fa',
      { title: 'fa docs/guide/start', description: 'fa about docs/guide/start', state: 'current' },
    ],
    ['/docs/guide/slow', 'ru', { title: 'en docs/guide/slow', state: 'missing' }],
    ['/docs/guide/old', 'fa', { state: 'outdated', stale: [''] }],
    ['/', 'ru', { title: 'Документация', description: 'Guides' }],
    // Inline Markdown of the API becomes plain text.
    [
      '/docs/api/Queries/User-Accounts',
      'en',
      { title: `Accounts: ${strings.en.api.queries}`, description: 'Reads accounts.' },
    ],
    ['/docs/api/Queries/User-Accounts/credit', 'en', { title: 'Read credit', description: 'Reads credit.' }],
    ['/docs/api/Types/Int', 'en', { description: 'A whole number.' }],
    ['/blog', 'fa', { title: blog.title }],
    [
      '/blog/page/2',
      'fa',
      { title: fill(blog.pageTitle, { page: '۲' }), description: fill(blog.pageDescription, { page: '۲' }) },
    ],
    ['/blog/authors/founders', 'ru', { title: 'Основатели' }],
    ['/blog/tags/privacy', 'ru', { title: fill(strings.ru.blog.taggedTitle, { tag: 'Приватность' }) }],
  ])('of %s in %s are %j', (path, locale, summary) => {
    expect(exampleView(path, locale, site)).toMatchObject(summary);
  });
});

describe('the dates of a page', () => {
  it('include the day of publication of posts and releases', () => {
    expect(exampleView('/blog/first-servers', 'fa', site).date).toBe('2007-03-01');
    expect(exampleView('/docs/changelog/changelog-2024-10-15', 'fa', site).date).toBe('2024-10-15');
    expect(exampleView('/docs/guide/start', 'fa', site).date).toBeUndefined();
  });

  it('include the last change of the text that the reader gets', () => {
    expect(exampleView('/docs/guide/start', 'en', site).updated).toBe('2026-11-01');
    expect(exampleView('/docs/guide/start', 'ru', site).updated).toBeUndefined();
  });

  it('include the last change of a partial on the page, if it is later', () => {
    const days = new Map([
      ['content/en/docs/guide/wifi.mdx', '2026-11-01'],
      ['content/en/partials/cable.mdx', '2026-11-02'],
      ['content/ru/partials/cable.mdx', '2026-11-03'],
    ]);
    const entry = exampleEntry('docs', 'guide/wifi', {});
    const { compiled } = entry.source;
    const partials = [{ name: 'cable', line: 4, section: '' }];
    const source = { ...entry.source, compiled: { ...compiled, partials } };
    const changed = exampleSite({ docs: [...exampleSource.docs, { ...entry, source }], lastUpdated: days });
    expect(exampleView('/docs/guide/wifi', 'en', changed).updated).toBe('2026-11-02');
  });
});

describe('the file that a page is made from', () => {
  it('is that of the text that the reader gets', () => {
    const { file, text } = exampleView('/docs/guide/old', 'ru', site);
    expect(file).toBe(text?.file);
  });

  it('is that of a release, with the day of its last change', () => {
    const file = 'content/changelog/2024-10-15.yaml';
    const changed = exampleSite({ lastUpdated: new Map([[file, '2026-11-03']]) });
    expect(exampleView('/docs/changelog/changelog-2024-10-15', 'fa', changed)).toMatchObject({
      file,
      updated: '2026-11-03',
    });
  });

  it('contains the texts of the API in the language', () => {
    for (const path of ['Queries/User-Accounts', 'Queries/User-Accounts/credit', 'Types/User'])
      expect(exampleView(`/docs/api/${path}`, 'fa', site).file).toBe('api/text/fa.yaml');
  });

  it('is the schema for the list of its changes', () => {
    expect(exampleView('/docs/api/schema-changelog', 'fa', site).file).toBe('api/schema.graphql');
  });

  it('does not exist for a list of pages', () => {
    for (const path of ['/', '/pages', '/blog', '/docs', '/docs/api', '/docs/api/Queries', '/docs/api/Types'])
      expect(exampleView(path, 'en', site)).toMatchObject({ file: undefined, updated: undefined });
  });
});
