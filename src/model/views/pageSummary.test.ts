import { describe, expect, it } from 'vitest';
import { exampleEntry, exampleSite, exampleSource, exampleView } from '../testing/exampleSite.ts';
import { fill } from '../text/messages.ts';

const site = exampleSite();
const { strings } = site;

describe('the title and description', () => {
  it('are those of the text of a written page in the language', () => {
    expect(exampleView('/docs/guide/start', 'fa', site)).toMatchObject({
      title: 'fa docs/guide/start',
      description: 'fa about docs/guide/start',
      state: 'current',
    });
  });

  it('are those of the English text if a page has no translation', () => {
    expect(exampleView('/docs/guide/slow', 'ru', site)).toMatchObject({
      title: 'en docs/guide/slow',
      state: 'missing',
    });
  });

  it('come with the stale sections if English has changed since', () => {
    expect(exampleView('/docs/guide/old', 'fa', site)).toMatchObject({ state: 'outdated', stale: [''] });
  });

  it('come from the configuration for the home page', () => {
    expect(exampleView('/', 'ru', site)).toMatchObject({ title: 'Документация', description: 'Guides' });
  });

  it('are plain text on API pages', () => {
    expect(exampleView('/docs/api/Queries/User-Accounts', 'en', site)).toMatchObject({
      title: `Accounts: ${strings.en.api.queries}`,
      description: 'Reads accounts.',
    });
    expect(exampleView('/docs/api/Queries/User-Accounts/credit', 'en', site)).toMatchObject({
      title: 'Read credit',
      description: 'Reads credit.',
    });
    expect(exampleView('/docs/api/Types/Int', 'en', site).description).toBe('A whole number.');
  });

  it('contain the page number in the list of posts, from the second page on', () => {
    expect(exampleView('/blog', 'fa', site).title).toBe(strings.fa.blog.title);
    expect(exampleView('/blog/page/2', 'fa', site)).toMatchObject({
      title: fill(strings.fa.blog.pageTitle, { page: '۲' }),
      description: fill(strings.fa.blog.pageDescription, { page: '۲' }),
    });
  });

  it('name authors and tags in the language', () => {
    expect(exampleView('/blog/authors/founders', 'ru', site).title).toBe('Основатели');
    expect(exampleView('/blog/tags/privacy', 'ru', site).title).toBe(
      fill(strings.ru.blog.taggedTitle, { tag: 'Приватность' }),
    );
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

describe('the state of a translation', () => {
  it.each([
    ['/docs/guide/start', 'en', 'source'],
    ['/docs/guide/start', 'ru', 'current'],
    ['/docs/guide/old', 'fa', 'outdated'],
    ['/docs/guide/old', 'ru', 'missing'],
  ] as const)('of %s in %s is "%s"', (path, locale, state) => {
    expect(exampleView(path, locale, site).state).toBe(state);
  });
});
