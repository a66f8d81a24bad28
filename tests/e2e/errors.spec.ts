import { expect, type Page, test } from '@playwright/test';
import en from '../../site/strings/en.ts';
import fa from '../../site/strings/fa.ts';
import ru from '../../site/strings/ru.ts';
import { locales } from './pages.ts';

const texts = { en, fa, ru };
const operation = '/docs/api/Mutations/Authentication/login-api';
const builderCode = '**/_astro/requestBuilder*.js';
const builderData = '**/api/builder/*.json';

const doc = '/docs/troubleshoot/slow-connection';

/** Collects what the page writes to the console. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  return lines;
}

test.describe('Error catalogue', () => {
  for (const locale of locales) {
    test(`unknown path, in ${locale}: a page that asks to tell the owner that the link is broken`, async ({ page }) => {
      const response = await page.goto(`/${locale}/docs/no/such/page`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('main')).toContainText({ en: 'link', fa: 'پیوند', ru: 'ссылк' }[locale]);
      await expect(page.locator('main input[type="search"]')).toBeVisible();
    });
  }

  test('browser storage unavailable: a console warning, and the site works without storage', async ({ page }) => {
    const lines = consoleOf(page);
    const crashes: Error[] = [];
    page.on('pageerror', (error) => crashes.push(error));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto(`/en${doc}`);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    expect(lines.filter((line) => line.startsWith('warning') && line.includes('storage'))).toHaveLength(1);
    expect(crashes).toEqual([]);
  });

  for (const locale of locales) {
    test(`wrong base URL, in ${locale}: a banner that suggests the likely right one`, async ({ page }) => {
      // A host that serves the files below /manuals although they were built for the root: no asset is found.
      await page.route('**/*', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (!pathname.startsWith('/manuals/')) return route.fulfill({ status: 404, body: '' });
        return route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/manuals/', '/') }) });
      });
      await page.goto(`/manuals/${locale}${doc}`);
      const banner = page.locator('#base-url-banner');
      await expect(banner).toBeVisible();
      await expect(banner).toContainText('/manuals');
    });
  }

  for (const locale of locales) {
    const { error, api } = texts[locale];

    test(`a part of the page fails to load, in ${locale}: error text and a Retry button that loads it again`, async ({
      page,
    }) => {
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

    test(`a part that crashes while rendering, in ${locale}: 'This page crashed.', why, and 'Try again' clears it`, async ({
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
  }

  test('a part that loads slowly shows a spinner after a delay, and carries out the click that came early', async ({
    page,
  }) => {
    await page.route(builderCode, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await page.goto(`/en${operation}`);
    await page.locator('.builder > button').click();
    const island = page.locator('[data-island="requestBuilder"]');
    await expect(island).not.toHaveAttribute('aria-busy', { timeout: 50 });
    await expect(island).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.builder form')).toBeVisible();
    await expect(island).not.toHaveAttribute('aria-busy');
  });

  test('HTML and component differ when a part comes to life: logged to the console, and the part works', async ({
    page,
  }) => {
    const lines = consoleOf(page);
    await page.route(`**/en${operation}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(en.api.builder.intro, 'Something else.') });
    });
    await page.goto(`/en${operation}`);
    await expect(page.locator('.builder')).toContainText('Something else.');
    await page.locator('.builder').hover();
    await expect(page.locator('.builder')).toContainText(en.api.builder.intro);
    await page.locator('.builder > button').click();
    await expect(page.locator('.builder form')).toBeVisible();
    expect(lines.some((line) => line.startsWith('error') && line.includes('Hydration'))).toBe(true);
  });
});
