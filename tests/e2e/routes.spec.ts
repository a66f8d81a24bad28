import { expect, test } from '@playwright/test';
import { locales, specifiedPaths, withoutScript } from './pages.ts';

const titleOf404 = { en: 'Page not found', fa: 'صفحه پیدا نشد', ru: 'Страница не найдена' };

test.describe('Screens and routes', () => {
  for (const locale of locales) {
    test(`every route of the specification answers in ${locale}`, async ({ request }) => {
      for (const path of specifiedPaths) {
        const response = await request.get(`/${locale}${path}`, { maxRedirects: 0 });
        expect(response.status(), path).toBe(200);
        expect(await response.text(), path).toContain(`<html lang="${locale}"`);
      }
    });

    test(`an unknown path shows the not-found page in ${locale} with status 404`, async ({ page }) => {
      const response = await page.goto(`/${locale}/docs/no-such-page`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf404[locale]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  }

  test('a path ending in .html or /index.html is treated as the path without it', async ({ request }) => {
    const plain = await (await request.get('/ru/docs/troubleshoot/slow-connection')).text();
    for (const suffix of ['.html', '/index.html']) {
      const response = await request.get(`/ru/docs/troubleshoot/slow-connection${suffix}`);
      expect(response.status()).toBe(200);
      expect(await response.text()).toBe(plain);
    }
  });

  test('routes are exact and case-sensitive', async ({ request }) => {
    for (const path of ['/ru/Docs', '/ru/docs/Troubleshoot/slow-connection', '/RU/docs', '/docs']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('the first page of the blog shows 10 posts and the second shows 8', async ({ page }) => {
    await page.goto('/ru/blog');
    await expect(page.locator('.post-excerpt')).toHaveCount(10);
    await page.goto('/ru/blog/page/2');
    await expect(page.locator('.post-excerpt')).toHaveCount(8);
  });

  test('the front page offers the three languages with JavaScript off', withoutScript, async ({ browser, baseURL }) => {
    const without = await browser.newPage({ javaScriptEnabled: false });
    await without.goto(`${baseURL}/`);
    await expect(without.locator('main a')).toHaveCount(3);
    await without.close();
  });

  test('the front page goes to the language of the browser', async ({ browser, baseURL }) => {
    const persian = await browser.newPage({ locale: 'fa-IR' });
    await persian.goto(`${baseURL}/`);
    await expect(persian).toHaveURL(`${baseURL}/fa/`);
    await persian.close();
  });
});
