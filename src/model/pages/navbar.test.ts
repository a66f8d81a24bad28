import { describe, expect, it } from 'vitest';
import type { NavbarItem } from '../config/siteConfig.ts';
import { exampleSite, exampleSource, same } from '../testing/exampleSite.ts';
import { checkNavbar, navbarLinks, navbarTarget } from './navbar.ts';

const link = { type: 'link', label: same('Tickets'), to: 'site:tickets' } as const;
const doc = { type: 'doc', label: same('Slow'), doc: 'guide/slow' } as const;
const sidebar = { type: 'sidebar', label: same('Guide'), sidebar: 'guideSidebar' } as const;

const siteWith = (items: readonly NavbarItem[], changes: Parameters<typeof exampleSite>[0] = {}) => {
  const { config } = exampleSource;
  return exampleSite({ ...changes, config: { ...config, navbar: { ...config.navbar, items: [...items] } } });
};
const problemsOf = (...items: readonly NavbarItem[]) => checkNavbar(siteWith(items));

describe('an item of the navbar', () => {
  const site = siteWith([]);

  it('leads to its address, its document, or the first page of its sidebar', () => {
    expect(navbarTarget(link, site, 'en')).toBe('site:tickets');
    expect(navbarTarget(doc, site, 'ru')).toBe('/docs/guide/slow');
    expect(navbarTarget(sidebar, site, 'fa')).toBe('/docs/guide/start');
  });

  it('has no target if its document or sidebar does not exist', () => {
    expect(navbarTarget({ ...doc, doc: 'gone' }, site, 'en')).toBeUndefined();
    expect(navbarTarget({ ...sidebar, sidebar: 'gone' }, site, 'en')).toBeUndefined();
  });

  it('has its place in the configuration, also in a dropdown', () => {
    const dropdown = { type: 'dropdown', label: same('More'), items: [doc, link] } as const;
    expect(
      navbarLinks([link, { ...dropdown, items: [...dropdown.items] }]).map(({ item, key }) => [item, key.join('.')]),
    ).toEqual([
      [link, 'default.navbar.items.0'],
      [doc, 'default.navbar.items.1.items.0'],
      [link, 'default.navbar.items.1.items.1'],
    ]);
  });
});

describe('the navbar', () => {
  it('may name an unreadable document, which is reported in its file', () => {
    const filesWithErrors = new Set(['content/en/docs/guide/broken.mdx']);
    expect(checkNavbar(siteWith([{ ...doc, doc: 'guide/broken' }], { filesWithErrors }))).toEqual([]);
  });

  it('has no sidebar under a name that every object inherits', () => {
    expect(problemsOf({ ...sidebar, sidebar: 'toString' })).toMatchObject([
      {
        message: expect.stringContaining(
          'names the sidebar "toString", which does not exist. Available ids: apiSidebar',
        ),
      },
    ]);
  });
});
