import { expect, test } from '../test.ts';
import { dialogOf, doc, fieldOf, linksOf, openSearch } from './dialog.ts';

test('the first result shows the first steps of its page, and its link leads to them', async ({ page }) => {
  await page.goto(`/en${doc}`);
  await openSearch(page);
  const card = dialogOf(page).locator('.answer');
  // The first results may arrive before the file of steps: then the next query has a card.
  await fieldOf(page).fill('vpn does not connec');
  await expect(linksOf(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await fieldOf(page).fill('vpn does not connect');
  await expect(card.locator('li')).toHaveCount(3);
  await expect(card).toHaveCount(1);
  const link = card.getByRole('link');
  await expect(link).not.toHaveAttribute('tabindex');
  await page.keyboard.press('ArrowDown');
  await expect(link).toHaveAttribute('tabindex', '-1');
  const steps = await card.locator('li').allTextContents();
  await link.click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/troubleshoot\/connection-issue/);
  for (const step of steps) await expect(page.locator('main ol > li', { hasText: step })).toHaveCount(1);

  await page.goto('/en/search?q=vpn%20does%20not%20connect');
  await expect(page.locator('.result-list > li').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.locator('#page-search').fill('does not connect');
  await expect(page.locator('.result-list > li').first().locator('.answer li')).toHaveCount(3);
});
