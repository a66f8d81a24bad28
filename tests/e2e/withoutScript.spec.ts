import { everyPageKind, onSmallSite } from './pages.ts';
import { expect, test } from './test.ts';
import { expectWorkingHtml } from './workingHtml.ts';

const doc = '/docs/troubleshoot/slow-connection';
const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 900 };

test.use({ javaScriptEnabled: false, viewport: desktop });

test('every kind of page shows its text, all tabs and no dead control on a phone and on a desktop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of everyPageKind) {
    await page.goto(`/fa${path}`);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expectWorkingHtml(page, 'fa');
    }
  }
});

test.describe('A reader can continue:', () => {
  test.use(onSmallSite);

  test('on a phone the drawer opens with the section and the main menu, and closes', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`/fa${doc}`);
    const drawer = page.locator('#drawer');
    await page.locator('.menu-button').click();
    await expect(drawer.locator('.docs-sidebar')).toBeVisible();
    await expect(drawer.locator('.drawer-main')).toBeVisible();
    await drawer.locator('[popovertargetaction="hide"]').click();
    await expect(drawer).toBeHidden();
    await page.locator('.menu-button').click();
    await drawer.locator(`.drawer-main a[href="/fa/blog"]`).click();
    await expect(page).toHaveURL(/\/fa\/blog$/);
  });

  test('the search form keeps the words in the address, and leads to pages that list everything', async ({ page }) => {
    await page.goto('/fa/');
    await page.locator('#home-search').fill('dns');
    await page.locator('#home-search').press('Enter');
    await expect(page).toHaveURL(/\/fa\/search\?q=dns$/);
    const links = page.locator('.without-js a');
    await expect(links).toHaveCount(3);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/fa/pages', '/fa/docs', '/fa/blog/tags']);
    for (const href of targets) expect((await page.request.get(href ?? '')).status()).toBe(200);
  });
});
