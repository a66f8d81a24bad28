import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../freePort.ts';
import { startDevServer } from '../../variant/devServer.ts';
import { copySite } from '../../variant/siteCopy.ts';
import { locales } from '../pages.ts';
import { texts } from './texts.ts';

const operation = '/docs/api/Mutations/Authentication/login-api';
const doc = '/docs/troubleshoot/slow-connection';
const builderCode = '**/_astro/requestBuilder*.js';
const builderData = '**/api/builder/*.json';

/** Collects what the page writes to the console. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  return lines;
}

test.describe('8. Error catalogue', () => {
  for (const locale of locales) {
    const { error, api, search, chrome } = texts[locale];

    test(`"page content fails to load": error text and a Retry button that reloads, in ${locale}`, async ({ page }) => {
      const lines = consoleOf(page);
      await page.route(builderCode, (route) => route.abort());
      await page.goto(`/${locale}${operation}`);
      await page.locator('.builder > button').click();
      const alert = page.locator('.load-failure');
      await expect(alert).toContainText(error.loadFailed);
      await expect(page.locator('h1')).toBeVisible();
      expect(lines.some((line) => line.startsWith('warning') && line.includes('could not be loaded'))).toBe(true);
      await page.unroute(builderCode);
      await alert.getByRole('button', { name: error.retry }).click();
      await expect(alert).toHaveCount(0);
      await page.locator('.builder > button').click();
      await expect(page.locator('.builder form')).toBeVisible();
    });

    test(`"page module lacks a default export": error that it has no default export and cannot be rendered, in ${locale}`, async ({
      page,
    }) => {
      await page.route(builderCode, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1;' }),
      );
      await page.goto(`/${locale}${operation}`);
      await page.locator('.builder > button').click();
      await expect(page.locator('.load-failure')).toContainText('has no default export and cannot be rendered');
      await expect(page.locator('h1')).toBeVisible();
    });

    test(`"unknown path": a not-found page asking the visitor to tell the site owner the link is broken, in ${locale}`, async ({
      page,
    }) => {
      const response = await page.goto(`/${locale}/docs/no/such/page`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('main')).toContainText(error.notFoundOwner);
      await expect(page.locator('main input[type="search"]')).toBeVisible();
    });

    test(`"page render crash": 'This page crashed.' with 'Try again', which clears the error; error message chain shown, in ${locale}`, async ({
      page,
    }) => {
      await page.route(builderData, (route) => route.fulfill({ json: {} }));
      await page.goto(`/${locale}${operation}`);
      await page.locator('.builder > button').click();
      const crash = page.locator('.crash');
      await expect(crash).toContainText(error.crashed);
      await expect(crash.locator('pre')).toHaveText(/\S/);
      await expect(page.locator('h1')).toBeVisible();
      await page.unroute(builderData);
      await crash.getByRole('button', { name: error.tryAgain }).click();
      await expect(crash).toHaveCount(0);
      await page.getByRole('button', { name: api.builder.open }).click();
      await expect(page.locator('.builder form')).toBeVisible();
    });

    test(`"search fetch failure": 'Unable to fetch results' and 'You might want to check your network connection.', in ${locale}`, async ({
      page,
    }) => {
      await page.route('**/search/*/*.json', (route) => route.abort());
      await page.goto(`/${locale}${doc}`);
      await page.keyboard.press('Control+k');
      await page.locator('#search-dialog input').fill('dns');
      const alert = page.locator('#search-dialog').getByRole('alert');
      await expect(alert).toContainText(search.errorTitle);
      await expect(alert).toContainText(search.errorText);
    });

    test(`"search no results": 'No results for' with the query, 'Try searching for', 'Believe this query should return results?', 'Let us know.', in ${locale}`, async ({
      page,
    }) => {
      await page.goto(`/${locale}${doc}`);
      await page.keyboard.press('Control+k');
      await page.locator('#search-dialog input').fill('qqxzvwj');
      const panel = page.locator('#search-dialog .search-panel');
      await expect(panel).toContainText(`${search.noResults} qqxzvwj`);
      await expect(panel).toContainText(search.trySearching);
      await expect(panel).toContainText(search.believe);
      await expect(panel.getByRole('link', { name: search.letUsKnow })).toHaveAttribute('href', /^https:/);
    });

    test(`"browser storage unavailable": a console warning; falls back to no storage, in ${locale}`, async ({
      page,
    }) => {
      const lines = consoleOf(page);
      const crashes: Error[] = [];
      page.on('pageerror', (thrown) => crashes.push(thrown));
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      });
      await page.goto(`/${locale}${doc}`);
      await page.getByRole('button', { name: chrome.switchToDark }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: chrome.closeAnnouncement }).click();
      await expect(page.locator('.announcement')).toBeHidden();
      expect(lines.filter((line) => line.startsWith('warning') && line.includes('storage'))).toHaveLength(1);
      expect(crashes).toEqual([]);
    });

    test(`"wrong base URL": a banner saying the site did not load properly and suggesting a base URL, in ${locale}`, async ({
      page,
    }) => {
      // A host that serves the files below /manuals although they were built for the root: no asset is found.
      await page.route('**/*', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (!pathname.startsWith('/manuals/')) return route.fulfill({ status: 404, body: '' });
        return route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/manuals/', '/') }) });
      });
      await page.goto(`/manuals/${locale}${doc}`);
      const banner = page.locator('#base-url-banner');
      await expect(banner).toContainText(error.baseUrlTitle);
      await expect(banner).toContainText('/manuals');
    });

    test(`"hydration recovery error": logged to the console, in ${locale}`, async ({ page }) => {
      const lines = consoleOf(page);
      await page.route(`**/${locale}${operation}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(api.builder.intro, 'Something else.') });
      });
      await page.goto(`/${locale}${operation}`);
      await expect(page.locator('.builder')).toContainText('Something else.');
      await page.locator('.builder').hover();
      await expect(page.locator('.builder')).toContainText(api.builder.intro);
      await page.locator('.builder > button').click();
      await expect(page.locator('.builder form')).toBeVisible();
      expect(lines.some((line) => line.startsWith('error') && line.includes('Hydration'))).toBe(true);
    });
  }

  test('"navbar item fails to render": error naming the item', async ({ page }) => {
    test.setTimeout(120_000);
    const copy = copySite('failing-navbar');
    copy.change(
      'site/site.config.ts',
      "items: [\n      { type: 'sidebar'",
      "items: [\n      { type: 'sidebar', sidebar: 'missing', label: { en: 'Lost', fa: 'گم', ru: 'Потеряно' } },\n      { type: 'sidebar'",
    );
    const port = await freePort();
    const stop = await startDevServer(copy, port);
    try {
      await page.goto(`http://localhost:${port}/ru/`, { timeout: 60_000 });
      await expect(page.locator('body')).toContainText('The navbar item "Lost" (type sidebar) failed to render.');
    } finally {
      stop();
    }
  });
});
