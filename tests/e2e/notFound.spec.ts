import { onSmallSite } from './pages.ts';
import { holdBack } from './specification/site.ts';
import { expect, test } from './test.ts';

test.use(onSmallSite);

test('The not-found page offers to search for the words of its address', async ({ page }) => {
  await page.goto('/ru/docs/guide/kill-switch-old.html');
  const field = page.locator('#not-found-search');
  await expect(field).toHaveValue('kill switch old');
  await field.press('Enter');
  await expect(page.locator('#search-dialog input, main input[name="q"]').first()).toHaveValue('kill switch old');
});

test('Text typed into the field replaces the words of the address, even if they arrive while it has the focus', async ({
  page,
}) => {
  const { hold, release } = holdBack();
  await page.route('**/_astro/behaviours*.js', hold);
  await page.goto('/en/docs/guide/kill-switch-old.html');
  const field = page.locator('#not-found-search');
  await field.focus();
  release();
  await expect(field).toHaveValue('kill switch old');
  await page.keyboard.type('dns');
  await expect(page.locator('#search-dialog input')).toHaveValue('dns');
});

test('Text typed before the scripts loaded stays, and the words of the address are not added', async ({ page }) => {
  const { hold, release } = holdBack();
  await page.route('**/_astro/behaviours*.js', hold);
  await page.goto('/en/docs/guide/kill-switch-old.html');
  await page.locator('#not-found-search').click();
  await page.keyboard.type('dn');
  release();
  await expect(page.locator('#search-dialog[data-hydrated], #search-dialog [data-hydrated]').first()).toBeAttached();
  await page.keyboard.type('s');
  await expect(page.locator('#search-dialog input')).toHaveValue('dns');
});
