import { expect, test } from './test.ts';

test('The list of all operations is narrowed by words, kind, group and access', async ({ page }) => {
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
  const { role, queries } = (await import('../../site/strings/fa.ts')).default.api;
  const chip = (value: string) => page.locator(`[data-operation-filter] [type="radio"][value="${value}"]`);
  await chip(role.none).check();
  await page.locator('.more-filters summary').click();
  await page.locator('select[name="kind"]').selectOption(queries);
  for (const name of await rows.locator('td:last-child').allTextContents()) expect(name).toBe(role.none);
  await expect(rows.locator('a').first()).toHaveAttribute('href', /^\/fa\/docs\/api\/Queries\//);
  await chip('').check();
  const group = page.locator('select[name="group"]');
  const title = (await group.locator('option').nth(1).textContent()) ?? '';
  await group.selectOption(title);
  await expect(page.locator('main tbody:visible th')).toHaveText([title]);
});
