import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problems.ts';
import { firstLink, flattenSidebar, resolveSidebars, type SidebarNode, shownItems, trailTo } from './sidebar.ts';

const docs = new Map(
  ['a', 'b', 'c'].map((id) => [id, { id, path: `/docs/${id}`, label: id.toUpperCase(), unlisted: id === 'c' }]),
);
const generated = { mutations: [], queries: [], types: [], changelog: [] };
const pages = { docs, generated, mayBeMissing: (id: string) => id === 'draft' };
const label = { en: 'Group', fa: 'گروه', ru: 'Группа' };

function resolve(items: Parameters<typeof resolveSidebars>[0][string]) {
  const problems: Problem[] = [];
  const { main = [] } = resolveSidebars({ main: items }, pages, 'ru', problems);
  return { main, problems };
}

describe('a sidebar', () => {
  it('names categories in the language of the reader', () => {
    expect(resolve([{ type: 'category', label, items: ['a'] }]).main[0]?.label).toBe('Группа');
  });

  it('reports unknown pages at their places, with the ids that exist', () => {
    const { problems } = resolve(['a', 'x', { type: 'category', label, items: ['y'] }]);
    expect(problems.map(({ key, message }) => [key?.join('.'), message])).toEqual([
      ['default.main.1', 'Sidebar "main" names a page that does not exist: "x". Available ids: a, b, c.'],
      ['default.main.2.items.0', expect.stringContaining('"y"')],
    ]);
  });

  it('leaves out drafts, broken pages and categories that are then empty', () => {
    const { main, problems } = resolve(['a', 'draft', { type: 'category', label, items: ['draft'] }]);
    expect(main.map(({ path }) => path)).toEqual(['/docs/a']);
    expect(problems).toEqual([]);
  });

  it("puts a category's own page before its items", () => {
    const { main } = resolve([{ type: 'category', label, link: 'b', items: ['a'] }]);
    expect(flattenSidebar(main).map(({ path }) => path)).toEqual(['/docs/b', '/docs/a']);
  });

  it('links to its first listed page', () => {
    expect(firstLink(resolve(['c', 'b']).main)).toBe('/docs/b');
    expect(firstLink(resolve(['c']).main)).toBeUndefined();
  });

  it('returns the trail to a page', () => {
    const { main } = resolve([{ type: 'category', label, items: ['a'] }]);
    expect(trailTo(main, '/docs/a').map((step) => step.label)).toEqual(['Группа', 'A']);
    expect(trailTo(main, '/docs/b')).toEqual([]);
  });

  it('counts only pages as links, not places on another page', () => {
    const { main } = resolve(['a']);
    const kinds = [
      { type: 'category', label: 'Kinds', path: '/docs/b#kind', linkUnlisted: false, onDemand: true, items: [] },
    ] as const;
    expect(flattenSidebar([...main, ...kinds]).map(({ path }) => path)).toEqual(['/docs/a']);
  });
});

describe('a sidebar with unlisted pages', () => {
  const labels = (nodes: readonly SidebarNode[]): unknown[] =>
    nodes.map((node) => (node.type === 'link' ? node.label : [node.label, node.path, labels(node.items)]));
  const shownOn = (items: Parameters<typeof resolve>[0], path: string) => labels(shownItems(resolve(items).main, path));

  it('shows them only on themselves', () => {
    expect(shownOn(['a', 'c'], '/docs/a')).toEqual(['A']);
    expect(shownOn(['a', 'c'], '/docs/c')).toEqual(['A', 'C']);
  });

  it('keeps the items of a category whose own page is unlisted, under a label without a link', () => {
    const items = [{ type: 'category' as const, label, link: 'c', items: ['a'] }];
    expect(shownOn(items, '/docs/a')).toEqual([['Группа', undefined, ['A']]]);
    expect(shownOn(items, '/docs/c')).toEqual([['Группа', '/docs/c', ['A']]]);
  });

  it('drops a category if nothing in it is listed', () => {
    expect(shownOn(['a', { type: 'category', label, link: 'c', items: ['c'] }], '/docs/a')).toEqual(['A']);
  });
});
