import { deep, onSmallSite } from '../pages.ts';
import { expect, test } from '../test.ts';
import { doc, texts } from './site.ts';

test.describe('On every kind of page', () => {
  test.use({ ...onSmallSite, viewport: { width: 1280, height: 800 } });

  for (const path of ['/', doc, '/blog', '/docs/changelog/changelog', '/no-such-page']) {
    test(
      `PRODUCT-04, PRODUCT-05: search box, colour mode, announcement, navbar and footer can be used: ${path}`,
      [doc, '/no-such-page'].includes(path) ? {} : deep,
      async ({ page }) => {
        const { chrome, search } = texts.ru;
        await page.goto(`/ru${path}`);
        await page.locator('#navbar-search').click();
        await expect(page.getByRole('dialog', { name: search.dialog })).toBeVisible();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: chrome.switchToDark }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        const announcement = page.getByRole('region', { name: chrome.announcement });
        await announcement.getByRole('link').click();
        await expect(page).toHaveURL(/\/ru\/docs\/tutorial-basics\/vpn-connection$/);
        await page.goBack();
        await page.getByRole('button', { name: chrome.closeAnnouncement }).click();
        await expect(announcement).toBeHidden();
        await page.getByRole('contentinfo').getByRole('link', { name: 'О документации' }).click();
        await expect(page).toHaveURL(/\/ru\/about$/);
        await page.goBack();
        await page.getByRole('banner').getByRole('link', { name: 'Блог' }).click();
        await expect(page).toHaveURL(/\/ru\/blog$/);
      },
    );
  }
});
