import { onSmallSite } from '../pages.ts';
import { expect, test } from '../test.ts';
import { doc } from './site.ts';

test.use(onSmallSite);

test('CHECK-07, LIMIT-12: the search fields take 64 characters and no more', async ({ page }) => {
  await page.goto(`/ru${doc}`);
  await page.keyboard.press('Control+k');
  await expect(page.locator('#search-dialog input')).toBeFocused();
  // By keys, which only Latin letters have here: what a program inserts, Firefox does not cut off.
  await page.locator('#search-dialog input').pressSequentially('z'.repeat(70));
  await expect(page.locator('#search-dialog input')).toHaveValue('z'.repeat(64));
  await page.goto(`/ru/search?q=${'a'.repeat(100)}`);
  await expect(page.locator('#page-search')).toHaveValue('a'.repeat(64));
  await page.locator('#page-search').fill('');
  await page.locator('#page-search').pressSequentially('b'.repeat(70));
  await expect(page.locator('#page-search')).toHaveValue('b'.repeat(64));
});
