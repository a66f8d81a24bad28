import { expect, test } from '@playwright/test';
import { locales } from './pages.ts';

test.describe('Languages', () => {
  test('Persian reads right to left, in its font, with Persian digits and calendar in prose', async ({ page }) => {
    await page.goto('/fa/docs/changelog/changelog-2024-10-15');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('time').first()).toHaveText('۲۴ مهر ۱۴۰۳');
    await expect(page.locator('time').first()).toHaveAttribute('datetime', '2024-10-15');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px Vazirmatn', 'سلام'))).toBe(true);
  });

  test('Russian dates and plurals are right', async ({ page }) => {
    await page.goto('/ru/docs/changelog/changelog-2024-10-15');
    await expect(page.locator('time').first()).toHaveText('15 октября 2024 г.');
    await page.goto('/ru/blog/tags');
    const counts = await page.locator('.tag-list small').allTextContents();
    for (const text of counts) expect(text).toMatch(/^(\d*1 запись|\d*[234] записи|\d*[05-9] записей|1[1-4] записей)$/);
  });

  test('the blog sidebar counts years in the calendar of the reader', async ({ page }) => {
    await page.goto('/fa/blog');
    await expect(page.locator('.blog-sidebar h3').last()).toHaveText('۱۳۸۶');
    await page.goto('/ru/blog');
    await expect(page.locator('.blog-sidebar h3').last()).toHaveText('2007');
  });

  for (const locale of locales) {
    test(`code stays left to right in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/docs/api/getting-started`);
      for (const code of await page.locator('.code-block:visible, .content code:visible').all()) {
        expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
      }
    });

    test(`alternates name all three languages and x-default on a page in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/docs/troubleshoot/slow-connection`);
      const languages = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
      expect(languages).toEqual(['en', 'fa', 'ru', 'x-default']);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/${locale}/docs/troubleshoot/slow-connection$`),
      );
    });
  }

  test('no font is loaded where the language needs none', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/ru/docs/troubleshoot/slow-connection', { waitUntil: 'networkidle' });
    expect(fonts).toEqual([]);
  });
});
