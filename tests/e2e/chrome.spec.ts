import { onSmallSite } from './pages.ts';
import { expect, test } from './test.ts';

test.use(onSmallSite);

test('a diagram is enlarged by a click and closed by Escape', async ({ page }) => {
  await page.goto('/en/docs/services/vpn-protocols/wireguard');
  await page.locator('[data-zoom]').first().click();
  await expect(page.locator('dialog.zoom')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.zoom')).toHaveCount(0);
});
