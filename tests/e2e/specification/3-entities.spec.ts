import { type APIRequestContext, expect, test } from '@playwright/test';
import { z } from 'zod';
import { locales } from '../pages.ts';
import { mutationGroups, queryGroups } from './paths.ts';

const link = z.strictObject({
  type: z.literal('link'),
  label: z.string(),
  path: z.string(),
  docId: z.string().optional(),
  unlisted: z.boolean(),
});
const category = z.strictObject({
  type: z.literal('category'),
  label: z.string(),
  path: z.string().optional(),
  linkUnlisted: z.boolean(),
  onDemand: z.boolean(),
  get items() {
    return z.array(z.union([link, category]));
  },
});

const metadata = z.object({
  frameworkVersion: z.string().regex(/^astro \d/),
  siteVersion: z.string().regex(/^\d/),
  plugins: z.record(z.string(), z.string()),
  locales: z.record(
    z.string(),
    z.strictObject({
      label: z.string(),
      direction: z.enum(['ltr', 'rtl']),
      htmlLang: z.string(),
      calendar: z.string(),
      path: z.string(),
    }),
  ),
  docsVersions: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      path: z.string(),
      isLast: z.boolean(),
      mainDocId: z.string(),
      draftIds: z.array(z.string()),
      docs: z.array(
        z.strictObject({
          id: z.string(),
          path: z.string(),
          title: z.string(),
          sidebar: z.string().optional(),
          unlisted: z.boolean(),
        }),
      ),
      sidebars: z.record(z.string(), z.array(z.union([link, category]))),
    }),
  ),
  blog: z.object({ path: z.string(), posts: z.number(), pages: z.number(), tags: z.array(z.string()) }),
});

async function metadataOf(request: APIRequestContext, locale: string) {
  return metadata.parse(await (await request.get(`/${locale}/site.json`)).json());
}

test.describe('3. Entities and their fields', () => {
  test('"docs version: name, label, path, isLast, docs, sidebars, mainDocId, draftIds. One version exists, named current, labelled with the Russian word for Next, the latest, served under /ru/docs. Drafts: none"', async ({
    request,
  }) => {
    const { docsVersions } = await metadataOf(request, 'ru');
    expect(docsVersions).toHaveLength(1);
    expect(docsVersions[0]).toMatchObject({
      name: 'current',
      label: 'Следующая',
      path: '/ru/docs',
      isLast: true,
      mainDocId: 'tutorial-basics/getting-started',
      draftIds: [],
    });
  });

  test('"doc entry: id, path, optional sidebar, unlisted"', async ({ request }) => {
    const docs = (await metadataOf(request, 'ru')).docsVersions[0]?.docs ?? [];
    expect(docs.find(({ id }) => id === 'troubleshoot/slow-connection')).toMatchObject({
      path: '/ru/docs/troubleshoot/slow-connection',
      sidebar: 'troubleshootSidebar',
      unlisted: false,
    });
    expect(docs.find(({ id }) => id === 'tutorial-extras/translate-your-site')?.sidebar).toBeUndefined();
    for (const { path } of docs) expect((await request.get(path)).status(), path).toBe(200);
  });

  test('"sidebar item: type link or category; href, items, unlisted and linkUnlisted flags"', async ({ request }) => {
    const sidebars = (await metadataOf(request, 'ru')).docsVersions[0]?.sidebars ?? {};
    expect(Object.keys(sidebars).sort()).toEqual(
      ['api', 'business', 'changelog', 'services', 'troubleshoot', 'tutorial'].map((name) => `${name}Sidebar`),
    );
    const items = Object.values(sidebars).flat();
    expect(items.some(({ type }) => type === 'link')).toBe(true);
    expect(items.some((item) => item.type === 'category' && item.items.length > 0)).toBe(true);
  });

  test('"announcement bar: id, content, backgroundColor, textColor, isCloseable"', async ({ page }) => {
    await page.goto('/ru/');
    const bar = page.locator('.announcement');
    await expect(bar).toHaveAttribute('data-announcement', /\S/);
    await expect(bar).toHaveText(/[а-я]/);
    await expect(bar).toHaveCSS('background-color', 'rgb(11, 59, 60)');
    await expect(bar).not.toHaveCSS('color', await bar.evaluate(() => getComputedStyle(document.body).color));
    await expect(bar.locator('[data-close-announcement]')).toBeVisible();
  });

  test('"locale config: label, direction, htmlLang, calendar, path"', async ({ request }) => {
    expect((await metadataOf(request, 'ru')).locales).toEqual({
      en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
      fa: { label: 'فارسی', direction: 'rtl', htmlLang: 'fa', calendar: 'persian', path: 'fa' },
      ru: { label: 'Русский', direction: 'ltr', htmlLang: 'ru', calendar: 'gregory', path: 'ru' },
    });
  });

  test('"site metadata: framework version, site version, enabled plugins (docs, blog, pages, sitemap, classic theme, hosted-search theme)"', async ({
    request,
  }) => {
    for (const locale of locales) {
      const { plugins } = await metadataOf(request, locale);
      expect(Object.keys(plugins)).toEqual(
        expect.arrayContaining(['docs', 'blog', 'pages', 'sitemap', 'theme', expect.stringMatching(/^search-/)]),
      );
    }
  });

  test('"blog lists: items, a sidebar, a page-props reference"', async ({ request, page }) => {
    const { blog } = await metadataOf(request, 'ru');
    expect(blog).toMatchObject({ path: '/ru/blog', posts: 18, pages: 2 });
    for (let number = 1; number <= blog.pages; number += 1) {
      await page.goto(number === 1 ? blog.path : `${blog.path}/page/${number}`);
      await expect(page.locator('.post-excerpt').first()).toBeVisible();
      await expect(page.locator('.blog-sidebar section li')).toHaveCount(blog.posts);
    }
  });

  test('"the API documentation names these backend concepts": users, devices, groups, …, token codes', async ({
    page,
  }) => {
    await page.goto('/en/docs/api/getting-started');
    const sidebar = (await page.locator('.docs-sidebar').textContent()) ?? '';
    for (const group of new Set([...mutationGroups, ...queryGroups]))
      expect(sidebar.toLowerCase()).toContain(group.replaceAll('-', ' ').toLowerCase());
    await page.goto('/en/docs/api/Types');
    const types = (await page.locator('main').textContent()) ?? '';
    for (const concept of [
      'User',
      'Device',
      'Group',
      'ServiceGroup',
      'Reseller',
      'Invoice',
      'Payment',
      'Coupon',
      'Ticket',
      'News',
      'File',
      'Geolocation',
      'Server',
      'Blacklist',
      'Whitelist',
      'ReferralCode',
      'TokenCode',
    ])
      expect(types, concept).toMatch(new RegExp(concept, 'i'));
  });
});
