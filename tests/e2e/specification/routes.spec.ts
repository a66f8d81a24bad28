import { deepBut, locales, onSmallSite } from '../pages.ts';
import { expect, test } from '../test.ts';
import { doc } from './site.ts';

test.use(onSmallSite);

for (const locale of locales) {
  test(
    `ROUTE-03, ERROR-03: an unknown path shows the not-found page of the language, with a search that works, in ${locale}`,
    deepBut(locale, 'en'),
    async ({ page }) => {
      const response = await page.goto(`/${locale}/docs/no/such/page`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const owner = {
        en: /tell the owner of the site .* the link is broken/,
        fa: /صاحب سایتی که .* پیوند خراب/,
        ru: /владельцу сайта.* ссылка не\sработает/,
      };
      await expect(page.locator('main')).toContainText(owner[locale]);
      // The field contains the words of the lost address.
      await page.locator('#not-found-search').fill('dns');
      await page.locator('#search-dialog .result a').first().click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/docs/`));
    },
  );
}

test('ROUTE-03: a link within the site to an unknown path shows the not-found page', async ({ page }) => {
  await page.goto(`/ru${doc}`);
  await page
    .locator('.pagination a')
    .first()
    .evaluate((link) => link.setAttribute('href', '/ru/docs/no-such-page'));
  await page.locator('.pagination a').first().click();
  await expect(page).toHaveURL(/no-such-page$/);
  await expect(page.locator('#not-found-search')).toBeVisible();
});
