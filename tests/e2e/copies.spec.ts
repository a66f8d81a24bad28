import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { smallEditions, unpackCopy } from '../editions/made.ts';

/** What readers do with a copy of the site, opened from a disk: no server is asked for anything. */
const addressOf = (...path: string[]) => pathToFileURL(join(...path)).href;

let folder: string;
let copy: string;
test.beforeAll(() => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'docs-copies-'));
  copy = unpackCopy('all', folder);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

test('The copy opens with the language of the reader, switches it, and every page that it links opens', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(addressOf(copy, 'index.html'));
  await expect(page).toHaveURL(/\/en\/index\.html$/);
  await page.goto(addressOf(copy, 'en/docs/guide/slow.html'));
  await page.locator('.language-menu summary').click();
  await page.locator('a[data-language="fa"]').click();
  await expect(page).toHaveURL(/\/fa\/docs\/guide\/slow\.html$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) =>
      all.flatMap((link) => (link instanceof HTMLAnchorElement && link.protocol === 'file:' ? link.href : [])),
    );
  for (const link of new Set(links.map((href) => href.replace(/#.*/, '')))) {
    await page.goto(link);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test('Search finds, without a server, and leads to the file', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(addressOf(copy, 'en/docs/guide/start.html'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('slow');
  await page.locator('#search-dialog a[href$="/en/docs/guide/slow.html"]').first().click();
  await expect(page).toHaveURL(/\/en\/docs\/guide\/slow\.html$/);
  await page.goto(`${addressOf(copy, 'en/search.html')}?q=slow`);
  await expect(page.locator('main a[href*="/en/docs/guide/slow.html"]').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('The filter of the changelog finds releases, whose pages open', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${addressOf(copy, 'en/docs/changelog/changelog.html')}?platform=ios`);
  await expect(page.locator('.filter-status')).toContainText(/\d/);
  await page.locator('.filter-results a, main a[href*="changelog-"]').first().click();
  await expect(page).toHaveURL(/changelog-\d{4}-\d\d-\d\d\.html/);
  expect(complaints).toEqual([]);
});

test('A copy in one language holds that language alone', async ({ page }) => {
  await page.goto(addressOf(unpackCopy('ru', folder), 'index.html'));
  await expect(page).toHaveURL(/\/ru\/index\.html$/);
  await expect(page.locator('a[data-language]')).toHaveCount(1);
});

test.describe('The one file', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('is searched in Persian, and a find opens the place', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(addressOf(smallEditions(), 'small-help-fa.html'));
    await page.locator('#edition-query').fill('اتصال');
    await expect(page.locator('.edition-search [role="status"]')).toContainText(/[۰-۹]/);
    await page.locator('.edition-results a').first().click();
    await expect(page).toHaveURL(/#\S+$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('changes its colours', async ({ page }) => {
    await page.goto(addressOf(smallEditions(), 'small-help-en.html'));
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await paper();
    await page.locator('[data-color-mode]').click();
    expect(await paper()).not.toBe(before);
  });
});

test.describe('Without scripts the one file', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('has its contents, its text and no control that does nothing', async ({ page }) => {
    await page.goto(addressOf(smallEditions(), 'small-help-ru.html'));
    await page.locator('.edition-contents a').nth(1).click();
    await expect(page.locator('.page').nth(1)).toBeInViewport();
    await expect(page.locator('button:visible, input:visible')).toHaveCount(0);
  });
});
