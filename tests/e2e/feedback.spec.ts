import { expect, test } from './test.ts';

test('The not-found page puts the requested address into the message', async ({ page }) => {
  await page.goto('/en/docs/lost-page');
  const link = page.locator('[data-feedback]').getByRole('link', { name: 'GitHub (public)' });
  await link.hover();
  await expect(link).toHaveAttribute('href', /body=http.*\/en\/docs\/lost-page%0A/);
});
