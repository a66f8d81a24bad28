import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import configInput from '../../../site/site.config.ts';
import { loadSite } from '../../content/loadSite.ts';
import { type NavbarItem, siteConfigSchema } from '../config/siteConfig.ts';
import { checkNavbar } from '../pages/navbar.ts';
import { schemaProblems } from '../problems/schemaProblems.ts';
import type { Site } from '../site.ts';
import { judgeTarget } from './links.ts';

const { site } = loadSite(join(import.meta.dirname, '..', '..', '..'), { drafts: false });
const label = { en: 'New', fa: 'تازه', ru: 'Новое' };

function withNavbar(item: NavbarItem, changes: Partial<Site> = {}): Site {
  return { ...site, ...changes, config: { ...site.config, navbar: { hideOnScroll: false, items: [item] } } };
}

describe('the configuration', () => {
  it('refuses an unknown navbar item type and lists the known ones', () => {
    const input = { ...configInput, navbar: { hideOnScroll: false, items: [{ type: 'button', label }] } };
    const { error } = siteConfigSchema.safeParse(input);
    expect(error && schemaProblems(error, input).map(({ message }) => message)).toEqual([
      'navbar.items.0.type is "button": unknown navbar item type; the types are link, doc, sidebar, dropdown.',
    ]);
  });

  it('refuses a navbar item for a sidebar that does not exist and lists the ids', () => {
    const [problem] = checkNavbar(withNavbar({ type: 'sidebar', sidebar: 'other', label }));
    expect(problem?.message).toBe(
      'Navbar item "New" names the sidebar "other", which does not exist. Available ids: apiSidebar, businessSidebar, changelogSidebar, servicesSidebar, troubleshootSidebar, tutorialSidebar.',
    );
  });

  it('refuses a navbar item for a sidebar without a link', () => {
    const empty = { ...site.sidebars.en, hollow: [] };
    const changed = withNavbar(
      { type: 'sidebar', sidebar: 'hollow', label },
      { sidebars: { en: empty, fa: empty, ru: empty } },
    );
    expect(checkNavbar(changed)[0]?.message).toBe(
      'Navbar item "New" names the sidebar "hollow", which has no link for it to lead to. Add a document to the sidebar.',
    );
  });

  it('refuses a navbar item for a document that does not exist and lists the ids', () => {
    const [problem] = checkNavbar(withNavbar({ type: 'doc', doc: 'nothing', label }));
    expect(problem?.message).toMatch(
      /^Navbar item "New" names the document "nothing", which does not exist\. Available ids: api\/getting-started, /,
    );
  });
});

describe('a link', () => {
  const judge = (target: string) => judgeTarget(target, '/docs/troubleshoot/slow-connection', site);

  it('to a page that does not exist is an error', () => {
    expect(judge('/docs/nowhere')).toEqual({
      ok: false,
      level: 'error',
      reason: 'leads to /docs/nowhere, and there is no such page.',
    });
  });

  it('to a Markdown file that is not a page is a warning', () => {
    expect(judge('./nowhere.mdx')).toMatchObject({ ok: false, level: 'warning' });
    expect(judge('./server-connection.mdx')).toEqual({ ok: true });
  });

  it('to an anchor that does not exist is a warning that lists the anchors', () => {
    expect(judge('#nothing')).toMatchObject({ ok: false, level: 'warning', reason: expect.stringContaining('dns') });
    expect(judge('#dns')).toEqual({ ok: true });
  });

  it('to an unknown name of the configuration is an error that lists the names', () => {
    expect(judge('site:shop')).toMatchObject({
      ok: false,
      level: 'error',
      reason: expect.stringContaining('dashboard'),
    });
  });
});
