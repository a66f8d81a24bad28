import { describe, expect, it } from 'vitest';
import type { Problem } from './problems.ts';
import { firstLink, flattenSidebar, resolveSidebars, trailTo } from './sidebar.ts';

const docs = new Map(
  ['a', 'b', 'c'].map((id) => [id, { id, path: `/docs/${id}`, label: id.toUpperCase(), unlisted: id === 'c' }]),
);
const generated = { mutations: [], queries: [], types: [], changelog: [] };
const label = { en: 'Group', fa: 'گروه', ru: 'Группа' };

function resolve(items: Parameters<typeof resolveSidebars>[0][string]) {
  const problems: Problem[] = [];
  const { main = [] } = resolveSidebars({ main: items }, docs, generated, 'ru', problems);
  return { main, problems };
}

describe('a sidebar', () => {
  it('names categories in the language of the reader', () => {
    expect(resolve([{ type: 'category', label, items: ['a'] }]).main[0]?.label).toBe('Группа');
  });

  it('reports unknown documents once, with the ids that exist', () => {
    const { problems } = resolve(['a', 'x', { type: 'category', label, items: ['y'] }]);
    expect(problems.map(({ message }) => message)).toEqual([
      'Sidebar "main" names documents that do not exist: "x", "y". Available ids: a, b, c.',
    ]);
  });

  it("puts a category's own page before its items", () => {
    const { main } = resolve([{ type: 'category', label, link: 'b', items: ['a'] }]);
    expect(flattenSidebar(main).map(({ path }) => path)).toEqual(['/docs/b', '/docs/a']);
  });

  it('leads to its first listed page', () => {
    expect(firstLink(resolve(['c', 'b']).main)).toBe('/docs/b');
    expect(firstLink(resolve(['c']).main)).toBeUndefined();
  });

  it('knows the way to a page', () => {
    const { main } = resolve([{ type: 'category', label, items: ['a'] }]);
    expect(trailTo(main, '/docs/a').map((step) => step.label)).toEqual(['Группа', 'A']);
    expect(trailTo(main, '/docs/b')).toEqual([]);
  });
});
