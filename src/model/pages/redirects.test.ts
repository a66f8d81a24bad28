import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problems.ts';
import { exampleEntry } from '../testing/exampleSite.ts';
import type { Doc } from './docs.ts';
import type { Page } from './page.ts';
import { collectRedirects, foldersOf } from './redirects.ts';
import type { SidebarNode } from './sidebar.ts';

const doc = (id: string, ...old: string[]): Doc => ({
  ...exampleEntry('docs', id, { redirect_from: old }),
  path: `/docs/${id}`,
});
const link = (path: string, unlisted = false): SidebarNode => ({ type: 'link', label: path, path, unlisted });

function collect(written: readonly Doc[], sidebar: readonly SidebarNode[] = []) {
  const problems: Problem[] = [];
  const docs = written.map((entry): [string, Page] => [entry.path, { kind: 'doc', path: entry.path, entry }]);
  const pages = new Map<string, Page>([
    ['/', { kind: 'home', path: '/' }],
    ['/docs', { kind: 'docsHub', path: '/docs' }],
    ...docs,
  ]);
  const redirects = collectRedirects({ written, pages, sidebars: { sidebar } }, problems);
  return {
    redirects: Object.fromEntries(redirects),
    said: problems.map(({ file, key, message }) => [file, key, message]),
  };
}

describe('an old address', () => {
  it('leads to the page that names it', () => {
    expect(collect([doc('new', '/docs/old', '/blog/older')])).toEqual({
      redirects: { '/docs/old': '/docs/new', '/blog/older': '/docs/new' },
      said: [],
    });
  });

  it.each([
    ['/docs/new', 'The old address /docs/new is that of this page itself; remove it.'],
    ['/docs', 'The old address /docs is that of another page; no redirect can lead away from it.'],
  ])('is refused if a page has it: %s', (old, message) => {
    const { redirects, said } = collect([doc('new', old)]);
    expect(redirects).toEqual({});
    expect(said).toEqual([['content/en/docs/new.mdx', ['redirect_from', 0], message]]);
  });

  it('is refused if an earlier page names it, too', () => {
    const { redirects, said } = collect([doc('one', '/docs/old'), doc('two', '/docs/older', '/docs/old')]);
    expect(redirects).toEqual({ '/docs/old': '/docs/one', '/docs/older': '/docs/two' });
    expect(said).toEqual([
      [
        'content/en/docs/two.mdx',
        ['redirect_from', 1],
        'The old address /docs/old is in redirect_from of content/en/docs/one.mdx already.',
      ],
    ]);
  });
});

describe('the address of a folder without a page', () => {
  it('leads to the first listed page below it in the order of the sidebars', () => {
    const sidebar = [link('/docs/b/hidden', true), link('/docs/b/y/second'), link('/docs/b/first')];
    const { redirects } = collect([doc('b/hidden'), doc('b/first'), doc('b/y/second')], sidebar);
    expect(redirects).toEqual({ '/docs/b': '/docs/b/y/second', '/docs/b/y': '/docs/b/y/second' });
  });

  it('leads to the page above it if no sidebar names a page of it', () => {
    expect(collect([doc('b/c/d')]).redirects).toEqual({ '/docs/b': '/docs', '/docs/b/c': '/docs' });
  });

  it('leads to the page that names it as its old address', () => {
    expect(collect([doc('b/first'), doc('other', '/docs/b')], [link('/docs/b/first')]).redirects).toEqual({
      '/docs/b': '/docs/other',
    });
  });
});

it('The folders of a path are listed from the inside out', () => {
  expect(['/', '/docs', '/docs/a/b'].map(foldersOf)).toEqual([[], [], ['/docs/a', '/docs']]);
});
