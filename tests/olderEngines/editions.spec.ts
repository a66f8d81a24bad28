import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { smallEditions, unpackCopy } from '../editions/made.ts';
import { expect, test } from './engine.ts';

/** The copies that readers pass on, opened from a disk: old phones get them by messenger. */
let folder: string;
test.beforeAll(() => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'docs-copies-'));
  smallEditions();
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const addressOf = (...path: string[]) => pathToFileURL(join(...path)).href;
const queries = { fa: 'اتصال', ru: 'медленно' };

for (const locale of ['fa', 'ru'] as const) {
  test(`The one file in ${locale} is read, searched and changes its colours at 360 px`, async ({ page, problems }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(addressOf(smallEditions(), `small-help-${locale}.html`));
    await expect(page.locator('h1').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.locator('#edition-query').fill(queries[locale]);
    await expect(page.locator('.edition-search [role="status"]')).toContainText(/[\d۰-۹]/);
    await page.locator('.edition-results a').first().click();
    await expect(page).toHaveURL(/#\S+$/);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await paper();
    await page.locator('[data-color-mode]').click();
    expect(await paper()).not.toBe(before);
    expect(problems).toEqual([]);
  });
}

test('The copy of the whole site is read and searched', async ({ page, problems }) => {
  const copy = unpackCopy('ru', folder);
  await page.goto(addressOf(copy, 'ru', 'docs', 'guide', 'start.html'));
  await expect(page.locator('h1')).toBeInViewport();
  await page.goto(`${addressOf(copy, 'ru', 'search.html')}?q=${encodeURIComponent(queries.ru)}`);
  await page.locator('main a[href*="/ru/docs/guide/slow.html"]').first().click();
  await expect(page).toHaveURL(/\/ru\/docs\/guide\/slow\.html/);
  expect(problems).toEqual([]);
});
