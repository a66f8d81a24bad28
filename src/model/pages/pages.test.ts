import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problems.ts';
import { exampleEntry, exampleSite, exampleSource } from '../testing/exampleSite.ts';
import type { PageKind, PageOf } from './page.ts';

function pageOf<Kind extends PageKind>(kind: Kind, path: string): PageOf<Kind> {
  const page = [...exampleSite().pages.values()].find(
    (one): one is PageOf<Kind> => one.kind === kind && one.path === path,
  );
  if (!page) throw new Error(`There is no ${kind} at ${path}.`);
  return page;
}

describe('the pages of the site', () => {
  it('include every kind in the example site', () => {
    expect(new Set([...exampleSite().pages.values()].map(({ kind }) => kind)).size).toBe(23);
  });

  it('have all groups in lists of operations, or those of a kind', () => {
    const names = ({ groups }: { groups: readonly { group: { name: string } }[] }) =>
      groups.map(({ group }) => group.name);
    expect(names(pageOf('apiOperations', '/docs/api'))).toEqual(['User Accounts']);
    expect(names(pageOf('apiKind', '/docs/api/Queries'))).toEqual(['User Accounts']);
    expect(names(pageOf('apiKind', '/docs/api/Mutations'))).toEqual([]);
  });

  it('have the errors of their operation', () => {
    const { errors } = pageOf('apiOperation', '/docs/api/Queries/User-Accounts/balance');
    expect(errors.map(({ code }) => code)).toEqual(['UNAUTHENTICATED']);
  });

  it('have the releases of their year', () => {
    const dates = (path: string) => pageOf('changelogYear', path).entries.map(({ date }) => date);
    expect(dates('/docs/changelog/2024')).toEqual(['2024-10-15', '2024-03-19']);
    expect(dates('/docs/changelog/1402')).toEqual(['2024-03-19', '2023-12-01']);
  });

  it('have the API guides that name their operation', () => {
    const naming = (id: string) => {
      const doc = exampleEntry('docs', id, {});
      return { ...doc, source: { ...doc.source, body: '{\n  credit { id }\n}' } };
    };
    const { pages } = exampleSite({ docs: [naming('api/guides/money'), naming('guide/money')], sidebars: {} });
    expect(pages.get('/docs/api/Queries/User-Accounts/credit')).toMatchObject({ guides: ['/docs/api/guides/money'] });
    expect(pages.get('/docs/api/Queries/User-Accounts/balance')).toMatchObject({ guides: [] });
  });

  it('have only listed posts in lists, newest first', () => {
    const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);
    expect(ids(pageOf('blogList', '/blog').posts)).toEqual(['private-by-default', 'moving-to-aws']);
    expect(ids(pageOf('blogList', '/blog/page/2').posts)).toEqual(['first-servers']);
    expect(ids(pageOf('blogTag', '/blog/tags/aws').tag.posts)).toEqual(['moving-to-aws']);
    expect(ids(pageOf('blogTag', '/blog/tags/privacy').tag.posts)).toHaveLength(3);
    const name = { en: 'Other', fa: 'Other', ru: 'Other' };
    const other = { name, about: name };
    const authors = exampleSite({ authors: { ...exampleSource.authors, other } }).pages.get('/blog/authors');
    expect(authors?.kind === 'blogAuthors' && authors.authors.map(({ posts }) => posts.length)).toEqual([3, 0]);
    expect(ids(pageOf('blogAuthor', '/blog/authors/founders').author.posts)).toHaveLength(3);
    expect(ids(pageOf('blogPost', '/blog/first-servers').related)).toEqual(['moving-to-aws', 'private-by-default']);
  });

  it('leave out drafts, whose ids stay known so that a sidebar may name them', () => {
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
  it('cause a warning at the second that names the first', () => {
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

  it('are reported with the kind of a generated page', () => {
    const problems: Problem[] = [];
    exampleSite({ standalonePages: [exampleEntry('pages', 'search', {})] }, problems);
    expect(problems[0]?.message).toContain('a page that the site generates (search)');
    expect(problems[0]).toMatchObject({ file: 'content/en/pages/search.mdx', key: ['slug'] });
  });

  it('are reported with the files of written pages', () => {
    const problems: Problem[] = [];
    const [release, post] = [exampleSource.changelog[0], exampleSource.posts[0]];
    exampleSite(
      {
        docs: [exampleEntry('docs', 'release', { slug: '/changelog/changelog-2024-10-15' })],
        standalonePages: [
          exampleEntry('pages', 'about', {}),
          exampleEntry('pages', 'too', { slug: 'about' }),
          exampleEntry('pages', 'post', { slug: '/blog/first-servers' }),
        ],
        sidebars: {},
      },
      problems,
    );
    expect(
      problems
        .filter(({ message }) => message.startsWith('The route'))
        .map(({ file, message }) => [file, message.split(' is taken by ')[1]?.split(' already')[0]]),
    ).toEqual([
      [release?.file, 'content/en/docs/release.mdx'],
      ['content/en/pages/too.mdx', 'content/en/pages/about.mdx'],
      ['content/en/pages/post.mdx', post?.source.file],
    ]);
  });
});
