import { expect, type Page, test } from '@playwright/test';
import { locales } from './pages.ts';

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
});
