import { variantPort } from '../ports.ts';
import { interact } from './specification/site.ts';
import { expect, type Page, test } from './test.ts';

// The small site configured otherwise (`tests/site/variants.ts`): with an older version of its docs, another build on the same host.
test.use({ baseURL: `http://localhost:${variantPort}` });

const android = '/docs/services/platforms/android';
const menuOf = (page: Page) => page.locator('.version-menu:visible');

test('DATA-02: the menu leads to the same page of the other version, which leads back', async ({ page }) => {
  const saved = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  await page.goto(`/help/en${android}`);
  await menuOf(page).getByText('Version: Next').click();
  await menuOf(page).getByRole('link', { name: '6.x' }).click();
  await expect(page).toHaveURL(`/v6/en${android}`);
  await expect(menuOf(page)).toContainText('Version: 6.x');
  await interact(page);
  await expect.poll(saved).toBe('6.x');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://docs.example.com/help/en${android}`,
  );
  await page.getByRole('link', { name: 'This page in the latest version' }).click();
  await expect(page).toHaveURL(`/help/en${android}`);
  await expect(page.locator('.version-notice')).toHaveCount(0);
});

test('DATA-02: for a page that the other version lacks, the menu leads to its first page', async ({ page }) => {
  await page.goto('/help/en/docs/troubleshoot/slow-connection');
  await menuOf(page).locator('summary').click();
  await menuOf(page).getByRole('link', { name: '6.x does not have this page' }).click();
  await expect(page).toHaveURL('/v6/en/docs/guide/start');
  await expect(page.locator('h1')).toHaveText('Get started');
});

test.describe('On a phone, in Persian, without scripts', () => {
  test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });

  test('DATA-02: the versions are in the page and in the drawer, inside the window', async ({ page }) => {
    await page.goto(`/help/fa${android}`);
    for (const opened of ['page', 'drawer']) {
      if (opened === 'drawer') await page.locator('.menu-button').click();
      const menu = page.locator(opened === 'drawer' ? '.drawer .version-menu' : 'main > .version-menu');
      await menu.locator('summary').click();
      const box = await menu.locator('ul').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    await page.locator('.drawer .version-menu').getByRole('link', { name: '6.x' }).click();
    await expect(page).toHaveURL(`/v6/fa${android}`);
  });
});
