import { expect, test } from './test.ts';

test('The list of all operations is narrowed by words and access', async ({ page }) => {
  await page.goto('/fa/docs/api');
  const rows = page.locator('main tbody tr:has(td):visible');
  const all = await rows.count();
  const words = page.locator('[data-operation-filter] [type="search"]');
  await words.fill('stripe');
  await expect(rows).toHaveCount(4);
  await expect(page.locator('[data-operation-filter] [role="status"]')).toContainText('۴');
  await expect(page.locator('main section:visible')).toHaveCount(1);
  await words.fill('');
  await expect(rows).toHaveCount(all);
  const { role } = (await import('../../site/strings/fa.ts')).default.api;
  await page.locator(`[data-operation-filter] [type="radio"][value="${role.none}"]`).check();
  await expect(rows.first()).toBeVisible();
  for (const name of await rows.locator('td:last-child').allTextContents()) expect(name).toBe(role.none);
  await expect(page.locator('main tbody:visible:not(:has(td:visible))')).toHaveCount(0);
});
