import { holdBack } from '../specification/site.ts';
import { expect, test } from '../test.ts';
import { abort, delay, dialogOf, doc, fieldOf, linksOf, searchFor } from './dialog.ts';

test.describe('The search dialog, while its code or its files are late or missing', () => {
  test.beforeEach(({ page }) => page.goto(`/en${doc}`));

  test('loses nothing of what is typed while its code is on its way', async ({ page }) => {
    await delay(page, '**/_astro/searchDialog*.js', 1500);
    await page.locator('#navbar-search').click();
    await page.keyboard.type('pass', { delay: 120 });
    await expect(dialogOf(page).locator('[data-island]')).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('word', { delay: 120 });
    await expect(linksOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('password');
    await expect(fieldOf(page)).toBeFocused();
  });

  test('stays closed over the results of a search that was sent before it opened', async ({ page }) => {
    await page.route('**/en/search?q=*', async (route) => {
      await expect(dialogOf(page)).toBeVisible();
      await route.continue();
    });
    await delay(page, '**/_astro/behaviours*.js', 800);
    await page.reload();
    await page.locator('#navbar-search').click();
    await page.keyboard.type('password');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/search?q=password');
    await expect(page.locator('#page-search')).toHaveValue('password');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('takes the letters that follow the shortcut, however late its code comes', async ({ page }) => {
    await delay(page, '**/_astro/behaviours*.js', 800);
    await page.reload();
    await page.keyboard.press('/');
    await page.keyboard.type('password', { delay: 20 });
    await expect(linksOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('password');
  });

  test('stays closed when it is closed before its code comes', async ({ page }) => {
    const { hold, release } = holdBack();
    await page.route('**/_astro/behaviours*.js', hold);
    await page.reload();
    await page.keyboard.press('/');
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    const loaded = page.waitForResponse('**/_astro/behaviours*.js');
    release();
    await (await loaded).finished();
    await page.mouse.move(300, 300);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await expect(dialogOf(page)).toBeHidden();
  });

  test('says when its code cannot be loaded, and Retry loads it', async ({ page }) => {
    await page.route('**/_astro/searchDialog*.js', abort);
    await page.locator('#navbar-search').click();
    await page.keyboard.type('dns');
    const alert = dialogOf(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await page.unroute('**/_astro/searchDialog*.js', abort);
    await alert.getByRole('button', { name: 'Retry' }).click();
    // Newer browsers forget a lost module only when the page is loaded again, as Retry does.
    await expect(linksOf(page).first()).toBeVisible({ timeout: 20_000 });
    await expect(fieldOf(page)).toHaveValue('dns');
  });

  test('suggests to load the page again when the search files are of another build', async ({ page }) => {
    await page.route('**/search/en/core.*.json', (route) => route.fulfill({ status: 404, body: '' }));
    await searchFor(page, 'dns');
    await expect(dialogOf(page).getByRole('alert')).toContainText('The site has been updated');
    await page.unroute('**/search/en/core.*.json');
    await dialogOf(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect(linksOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('dns');
  });

  test('leaves its rows where they are when the texts of their excerpts come', async ({ page }) => {
    const { hold, release } = holdBack();
    await page.route('**/search/en/*-text-*.json', hold);
    await searchFor(page, 'kill switch');
    const excerpts = dialogOf(page).locator('.result-excerpt');
    await expect(linksOf(page).nth(4)).toBeVisible();
    await expect(excerpts.getByText(/\w/)).toHaveCount(0);
    const places = () =>
      linksOf(page).evaluateAll((links) => links.slice(0, 5).map((link) => link.getBoundingClientRect().top));
    const before = await places();
    release();
    await expect(excerpts.getByText(/\w/).nth(3)).toBeVisible();
    const moved = (await places()).map((top, row) => Math.abs(top - (before[row] ?? Number.NaN)));
    // Browsers round the height of a line.
    expect(Math.max(...moved)).toBeLessThan(1);
  });

  test('works offline once it is loaded', async ({ page, context }) => {
    await searchFor(page, 'dns');
    await expect(dialogOf(page).locator('.result-excerpt').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fieldOf(page).fill('password');
    await expect(linksOf(page).first()).toContainText(/password/i);
    await context.setOffline(false);
  });

  test('is not loaded without a sign of interest in it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.reload();
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 500);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /search(Dialog|Page)?[.-]|\/search\/|provider|session/.test(url))).toEqual([]);
  });
});
