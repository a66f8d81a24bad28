import { describe, expect, it } from 'vitest';
import type { PageKind, PageOf } from './page.ts';
import type { Problem } from './problems.ts';
import { exampleEntry, exampleSite } from './testing/exampleSite.ts';

const site = exampleSite();

function pageOf<Kind extends PageKind>(kind: Kind, path: string): PageOf<Kind> {
  const page = [...site.pages.values()].find((one): one is PageOf<Kind> => one.kind === kind && one.path === path);
  if (!page) throw new Error(`There is no ${kind} at ${path}.`);
  return page;
}

describe('the pages of the site', () => {
  it('have the paths of their kinds', () => {
    expect([...site.pages.keys()]).toEqual([
      '/',
      '/search',
      '/pages',
      '/404',
      '/docs',
      '/docs/guide/start',
      '/docs/guide/trouble',
      '/docs/guide/slow',
      '/docs/guide/hidden',
      '/docs/guide/old',
      '/docs/tutorial-extras/translate',
      '/docs/services/platforms/ios',
      '/docs/api',
      '/docs/api/Mutations',
      '/docs/api/Queries',
      '/docs/api/Queries/User-Accounts',
      '/docs/api/Queries/User-Accounts/balance',
      '/docs/api/Queries/User-Accounts/credit',
      '/docs/api/Types',
      '/docs/api/schema-changelog',
      '/docs/api/Types/Int',
      '/docs/api/Types/User',
      '/docs/changelog/2024',
      '/docs/changelog/2023',
      '/docs/changelog/1403',
      '/docs/changelog/1402',
      '/docs/changelog/changelog-2024-10-15',
      '/docs/changelog/changelog-2024-03-19',
      '/docs/changelog/changelog-2023-12-01',
      '/blog',
      '/blog/page/2',
      '/blog/archive',
      '/blog/authors',
      '/blog/authors/founders',
      '/blog/tags',
      '/blog/tags/aws',
      '/blog/tags/privacy',
      '/blog/private-by-default',
      '/blog/draft-of-a-plan',
      '/blog/moving-to-aws',
      '/blog/first-servers',
      '/about-us',
    ]);
  });

  it('of lists of operations carry the groups, of a kind those of the kind', () => {
    const names = ({ groups }: { groups: readonly { group: { name: string } }[] }) =>
      groups.map(({ group }) => group.name);
    expect(names(pageOf('apiOperations', '/docs/api'))).toEqual(['User Accounts']);
    expect(names(pageOf('apiKind', '/docs/api/Queries'))).toEqual(['User Accounts']);
    expect(names(pageOf('apiKind', '/docs/api/Mutations'))).toEqual([]);
  });

  it('of an operation carry its errors and the related operations that exist', () => {
    const { errors, related } = pageOf('apiOperation', '/docs/api/Queries/User-Accounts/balance');
    expect(errors.map(({ code }) => code)).toEqual(['UNAUTHENTICATED']);
    expect(related.map(({ name }) => name)).toEqual(['credit']);
  });

  it('of a year carry its releases', () => {
    const dates = (path: string) => pageOf('changelogYear', path).entries.map(({ date }) => date);
    expect(dates('/docs/changelog/2024')).toEqual(['2024-10-15', '2024-03-19']);
    expect(dates('/docs/changelog/1402')).toEqual(['2024-03-19', '2023-12-01']);
  });

  it('of lists carry listed posts only, newest first', () => {
    const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);
    expect(ids(pageOf('blogList', '/blog').posts)).toEqual(['private-by-default', 'moving-to-aws']);
    expect(ids(pageOf('blogList', '/blog/page/2').posts)).toEqual(['first-servers']);
    expect(ids(pageOf('blogTag', '/blog/tags/aws').tag.posts)).toEqual(['moving-to-aws']);
    expect(ids(pageOf('blogAuthor', '/blog/authors/founders').author.posts)).toHaveLength(3);
    expect(ids(pageOf('blogPost', '/blog/first-servers').related)).toEqual(['moving-to-aws', 'private-by-default']);
  });

  it('leave out drafts, whose ids are known, and a sidebar may name them', () => {
    const draft = exampleEntry('docs', 'guide/draft', { draft: true });
    const problems: Problem[] = [];
    const { pages, draftIds, sidebars } = exampleSite(
      { docs: [draft], sidebars: { guide: ['guide/draft'] } },
      problems,
    );
    expect(pages.has('/docs/guide/draft')).toBe(false);
    expect(draftIds).toEqual(['guide/draft']);
    expect([sidebars.en['guide'], problems.filter(({ file }) => file === 'site/sidebars.ts')]).toEqual([[], []]);
  });
});

describe('two pages at one path', () => {
  it('are a warning at the second, which names the first', () => {
    const problems: Problem[] = [];
    const twice = [exampleEntry('docs', 'one', {}), exampleEntry('docs', 'two', { slug: '/one' })];
    const { pages } = exampleSite({ docs: twice, sidebars: {} }, problems);
    expect(problems).toMatchObject([
      {
        level: 'warning',
        file: 'content/en/docs/two.mdx',
        message: expect.stringContaining('/docs/one is taken by content/en/docs/one.mdx already'),
      },
    ]);
    const page = pages.get('/docs/one');
    expect(page?.kind === 'doc' && page.entry.id).toBe('one');
  });

  it('name a page that the site generates by its kind', () => {
    const problems: Problem[] = [];
    exampleSite({ standalonePages: [exampleEntry('pages', 'search', {})] }, problems);
    expect(problems[0]?.message).toContain('a page that the site generates (search)');
  });
});
