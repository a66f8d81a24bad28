import { expect, test } from '@playwright/test';
import { locales, withoutScript } from './pages.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

for (const locale of locales) {
  test.describe(`With JavaScript off, in ${locale}`, withoutScript, () => {
    test('the text, all tabs and the navigation are there', async ({ page }) => {
      await page.goto(`/${locale}/docs/tutorial-basics/getting-started`);
      await expect(page.locator('h1')).toBeVisible();
      for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible();
      await expect(page.locator('.needs-js:visible')).toHaveCount(0);
      await page.locator('.menu-button').click();
      await expect(page.locator('.docs-sidebar')).toBeVisible();
      await expect(page.locator('.drawer-main')).toBeVisible();
    });

    test('the language can be switched', async ({ page }) => {
      const other = locale === 'en' ? 'fa' : 'en';
      await page.goto(`/${locale}/docs/tutorial-basics/getting-started`);
      await page.locator('.language-menu summary').click();
      await page.locator(`a[data-language="${other}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test('the search form leads to pages that list everything', async ({ page }) => {
      await page.goto(`/${locale}/`);
      await page.locator('#home-search').fill('dns');
      await page.locator('#home-search').press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?q=dns$`));
      await expect(page.locator('.without-js a')).toHaveCount(3);
    });
  });
}
