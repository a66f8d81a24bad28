import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../../../server/settings.ts';
import type { siteMetadata } from '../../../src/model/siteMetadata.ts';
import { locales } from '../../../src/model/text/locale.ts';
import { output } from '../builtSite.ts';
import { linksOf, one, pageAt, textOf } from '../dom.ts';
import { documents } from '../pages/documents.ts';
import { docsPages, surveyed, surveyOf } from './survey.ts';
import { scriptOf } from './words.ts';

type Metadata = ReturnType<typeof siteMetadata>;

/** An item of a sidebar, a link or a category. */
interface SidebarItem {
  readonly href?: string;
  readonly linkUnlisted?: boolean;
  readonly items?: readonly SidebarItem[];
}

const metadataOf = (locale: string): Metadata => JSON.parse(readFileSync(join(output, locale, 'site.json'), 'utf8'));
function versionOf(locale: string) {
  const [version, ...others] = metadataOf(locale).docsVersions;
  if (!version || others.length > 0) throw new Error('There is not one version of the documentation.');
  return version;
}
const root = join(import.meta.dirname, '..', '..', '..');
const { config } = readSettings();

/** The address that the front matter of a document sets; none for generated documents. */
function slugOf(id: string): string | undefined {
  const file = join(root, 'content', 'en', 'docs', `${id}.mdx`);
  return existsSync(file) ? /^slug: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

describe('Data that the site publishes about itself', () => {
  test('DATA-01, DATA-02: one version of the documentation: current, labelled "Next", the latest, under /docs', () => {
    const labels = { en: 'Next', fa: 'بعدی', ru: 'Следующая' };
    for (const locale of locales)
      expect(versionOf(locale)).toMatchObject({
        name: 'current',
        label: labels[locale],
        path: `/${locale}/docs`,
        isLast: true,
        mainDocId: 'tutorial-basics/getting-started',
      });
  });

  test('DATA-03: no draft is published, and none is named', () => {
    const drafts = globSync('content/en/**/*.mdx', { cwd: root }).filter((file) =>
      /^draft: true$/m.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(versionOf('ru').draftIds).toEqual(
      drafts.filter((file) => file.includes('/docs/')).map((file) => file.replace(/^content\/en\/docs\/|\.mdx$/g, '')),
    );
    for (const file of drafts) expect(documents.has(`/${file.replace(/^content\/|\.mdx$/g, '')}`), file).toBe(false);
  });

  test('DATA-04: every document, written or generated, has its id, its path and its sidebar', () => {
    const ids = globSync('**/*.mdx', { cwd: join(root, 'content', 'en', 'docs') }).map((file) => file.slice(0, -4));
    for (const locale of locales) {
      const { docs, draftIds } = versionOf(locale);
      const known = docs.map(({ id }) => id);
      expect(known).toEqual(expect.arrayContaining(ids.filter((id) => !draftIds.includes(id))));
      const built = docsPages.filter((page) => page.locale === locale).map(({ path }) => path);
      expect(docs.map(({ path }) => path).toSorted()).toEqual(built.toSorted());
      for (const { id, path, title, sidebar, unlisted } of docs) {
        expect(path).toBe(`/${locale}/docs${slugOf(id) ?? `/${id.replace(/\/index$/, '')}`}`);
        const page = surveyOf(path);
        expect(page.sidebar, path).toBe(sidebar);
        // The title of a release has its day as well, so that it is clear in a list of results.
        expect(title.replaceAll('\u00a0', ' ')).toContain(page.heading);
        expect(documents.get(path)?.meta('robots') === 'noindex', path).toBe(unlisted);
      }
    }
  });

  test('DATA-05: the items of the sidebars are those that their pages show, as links and categories', () => {
    for (const locale of locales) {
      const sidebars: Readonly<Record<string, readonly SidebarItem[]>> = versionOf(locale).sidebars;
      expect(Object.keys(sidebars).toSorted()).toEqual(
        ['api', 'business', 'changelog', 'services', 'troubleshoot', 'tutorial'].map((name) => `${name}Sidebar`),
      );
      const hrefsOf = ({ href, linkUnlisted, items = [] }: SidebarItem): string[] => [
        ...(href === undefined || linkUnlisted ? [] : [href]),
        ...items.flatMap(hrefsOf),
      ];
      const leads = Object.values(sidebars).flatMap((items) => items.flatMap(hrefsOf));
      expect(leads.filter((href) => !documents.has(href.replace(/#.*/, '')))).toEqual([]);
      // These show all their items at once; others open categories on demand.
      for (const name of ['businessSidebar', 'servicesSidebar', 'troubleshootSidebar', 'tutorialSidebar']) {
        const page = surveyed.find((each) => each.locale === locale && each.sidebar === name);
        const shown = linksOf('.docs-sidebar', pageAt(page?.path ?? '')).map(([, href]) => href);
        expect((sidebars[name] ?? []).flatMap(hrefsOf)).toEqual(shown);
      }
    }
  });

  test('DATA-07: every language has a label, a direction, an HTML language, a calendar and a path', () => {
    for (const locale of locales)
      expect(metadataOf(locale).locales).toEqual({
        en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
        fa: { label: 'فارسی', direction: 'rtl', htmlLang: 'fa', calendar: 'persian', path: 'fa' },
        ru: { label: 'Русский', direction: 'ltr', htmlLang: 'ru', calendar: 'gregory', path: 'ru' },
      });
  });

  test('DATA-08: the framework and the site have their versions, and enabled plugins are listed', () => {
    const { version: own } = z.object({ version: z.string() }).parse(read('package.json'));
    const { version: astro } = z.object({ version: z.string() }).parse(read('node_modules/astro/package.json'));
    for (const locale of locales) {
      const { frameworkVersion, siteVersion, features } = metadataOf(locale);
      expect([frameworkVersion, siteVersion]).toEqual([`astro ${astro}`, own]);
      const search = config.search.provider === 'embedded' ? 'embedded search' : 'hosted search';
      expect(features).toEqual(expect.arrayContaining(['docs', 'blog', 'pages', 'sitemap', 'theme', search]));
    }
  });
});

test('DATA-06: the announcement, if there is one, has its id and its text in each language', () => {
  for (const locale of locales) {
    const bar = one('.announcement', pageAt(`/${locale}/`));
    expect(bar?.attribs['data-announcement']).toBe(config.announcement?.id);
    if (!config.announcement) continue;
    expect(textOf(bar)).toBe(config.announcement.content[locale].replaceAll('\u00a0', ' '));
    expect(textOf(bar)).toMatch(scriptOf[locale]);
  }
});

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
