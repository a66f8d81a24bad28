import { onSmallSite } from './pages.ts';
import { expect, test } from './test.ts';

// `tests/output` checks what the pages of the blog list and count; these tests navigate them.
test.use(onSmallSite);

test('the blog is gone through from list to list and from post to post', async ({ page }) => {
  await page.goto('/fa/blog');
  await page.locator('.pagination-next').click();
  await expect(page).toHaveURL(/\/fa\/blog\/page\/2$/);
  await page.locator('.pagination-prev').click();
  await expect(page).toHaveURL(/\/fa\/blog$/);
  await page.locator('.post-excerpt h2 a').first().click();
  await expect(page).toHaveURL(/looking-back-at-2024$/);
  await page.locator('.pagination-next').click();
  await expect(page).toHaveURL(/looking-back-at-2023$/);
  await page.locator('article .tags a').first().click();
  await expect(page).toHaveURL(/\/fa\/blog\/tags\/history$/);
  await page.locator('.blog-sidebar a').last().click();
  await expect(page).toHaveURL(/\/fa\/blog\/beginning$/);
  await page.locator('.meta a').first().click();
  await expect(page).toHaveURL(/\/fa\/blog\/authors\/founders$/);
});
