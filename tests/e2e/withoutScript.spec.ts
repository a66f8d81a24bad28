import { deepBut, everyPageKind, locales, onSmallSite } from './pages.ts';
import { expect, test } from './test.ts';
import { expectWorkingHtml } from './workingHtml.ts';

const doc = '/docs/troubleshoot/slow-connection';
const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 900 };

test.use({ javaScriptEnabled: false, viewport: desktop });

for (const locale of locales) {
  const other = locale === 'en' ? 'fa' : 'en';

  test.describe(`With JavaScript off, in ${locale}`, () => {
    test(
      'every kind of page shows its text, all tabs and no dead control on a phone and on a desktop',
      deepBut(locale, 'fa'),
      async ({ page }) => {
        test.setTimeout(120_000);
        for (const path of everyPageKind) {
          await page.goto(`/${locale}${path}`);
          for (const viewport of [phone, desktop]) {
            await page.setViewportSize(viewport);
            await expectWorkingHtml(page, locale);
          }
        }
      },
    );
  });

  test.describe(`With JavaScript off, in ${locale}, a reader gets on:`, {
    tag: deepBut(locale, 'fa').tag,
  }, () => {
    test.use(onSmallSite);

    test('the language is switched from the menu, and the reader stays on the page', async ({ page }) => {
      await page.goto(`/${locale}${doc}`);
      await page.locator('.language-menu summary').click();
      await page.locator(`a[data-language="${other}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/${other}${doc}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test('on a phone the drawer opens with the section and the main menu, and closes', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`/${locale}${doc}`);
      const drawer = page.locator('#drawer');
      await page.locator('.menu-button').click();
      await expect(drawer.locator('.docs-sidebar')).toBeVisible();
      await expect(drawer.locator('.drawer-main')).toBeVisible();
      await drawer.locator('[popovertargetaction="hide"]').click();
      await expect(drawer).toBeHidden();
      await page.locator('.menu-button').click();
      await drawer.locator(`.drawer-main a[href="/${locale}/blog"]`).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/blog$`));
    });

    test('the search form keeps the words in the address, and leads to pages that list everything', async ({
      page,
    }) => {
      await page.goto(`/${locale}/`);
      await page.locator('#home-search').fill('dns');
      await page.locator('#home-search').press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?q=dns$`));
      const links = page.locator('.without-js a');
      await expect(links).toHaveCount(3);
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual([`/${locale}/pages`, `/${locale}/docs`, `/${locale}/blog/tags`]);
      for (const href of targets) expect((await page.request.get(href ?? '')).status()).toBe(200);
    });
  });
}
