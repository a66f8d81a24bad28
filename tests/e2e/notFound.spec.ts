import { onSmallSite } from './pages.ts';
import { expect, test } from './test.ts';

test.use(onSmallSite);

test('The not-found page offers to search for the words of its address', async ({ page }) => {
  await page.goto('/ru/docs/guide/kill-switch-old.html');
  const field = page.locator('#not-found-search');
  await expect(field).toHaveValue('kill switch old');
  await field.press('Enter');
  await expect(page.locator('#search-dialog input, main input[name="q"]').first()).toHaveValue('kill switch old');
});
