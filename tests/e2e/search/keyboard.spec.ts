import { expect, test } from '../test.ts';
import { activeOf, dialogOf, doc, fieldOf, linksOf, searchFor } from './dialog.ts';

test.describe('The search dialog, by keyboard', () => {
  test.beforeEach(({ page }) => page.goto(`/en${doc}`));

  test('opens a result in a new tab by Ctrl + Enter and stays open', async ({ page, context }) => {
    await searchFor(page, 'password');
    const href = (await activeOf(page).locator('.result-link').getAttribute('href')) ?? '';
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL(new RegExp(`${href}$`));
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${doc}$`));
  });

  test('opens from the home page, the not-found page and, on narrow screens, from the link', async ({ page }) => {
    for (const [path, box] of [
      ['/en/', '#home-search'],
      ['/en/no-such-page', '#not-found-search'],
    ] as const) {
      await page.goto(path);
      await page.locator(box).click();
      await expect(fieldOf(page)).toBeFocused();
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/en/');
    await page.locator('.search-link').hover();
    await page.locator('.search-link').click();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('password');
    await expect(linksOf(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
