import { holdBack } from '../specification/site.ts';
import { expect, test } from '../test.ts';
import { abort, delay, dialogOf, doc, fieldOf, linksOf, searchFor } from './dialog.ts';

test.describe('The search dialog, while its code or its files are late or missing', () => {
  test.beforeEach(({ page }) => page.goto(`/en${doc}`));

  test('keeps everything typed while its code is loading', async ({ page }) => {
    await delay(page, '**/_astro/searchDialog*.js', 1500);
    await page.locator('#navbar-search').click();
    await page.keyboard.type('pass', { delay: 120 });
    await expect(dialogOf(page).locator('[data-island]')).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('word', { delay: 120 });
    await expect(linksOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('password');
    await expect(fieldOf(page)).toBeFocused();
  });

  test('stays closed if the search was submitted before it could open', async ({ page }) => {
    await delay(page, '**/en/search?q=*', 1200);
    await delay(page, '**/_astro/behaviours*.js', 800);
    await page.reload();
    await page.locator('#navbar-search').click();
    await page.keyboard.type('password');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/search?q=password');
    await expect(page.locator('#page-search')).toHaveValue('password');
    await expect(dialogOf(page)).toBeHidden();
  });

  test('accepts the keystrokes after its shortcut, however late its code arrives', async ({ page }) => {
    await delay(page, '**/_astro/behaviours*.js', 800);
    await page.reload();
    await page.keyboard.press('/');
    await page.keyboard.type('password', { delay: 20 });
    await expect(linksOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('password');
  });

  test('stays closed if it is closed before its code arrives', async ({ page }) => {
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

  test('reports when its code cannot be loaded, and Retry loads it', async ({ page }) => {
    await page.route('**/_astro/searchDialog*.js', abort);
    await page.locator('#navbar-search').click();
    await page.keyboard.type('dns');
    const alert = dialogOf(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await page.unroute('**/_astro/searchDialog*.js', abort);
    await alert.getByRole('button', { name: 'Retry' }).click();
    // Newer browsers retry a failed module only after a reload, which Retry does.
    await expect(linksOf(page).first()).toBeVisible({ timeout: 20_000 });
    await expect(fieldOf(page)).toHaveValue('dns');
  });

  test('suggests reloading the page if the search files belong to another build', async ({ page }) => {
    await page.route('**/search/en/core.*.json', (route) => route.fulfill({ status: 404, body: '' }));
    await searchFor(page, 'dns');
    await expect(dialogOf(page).getByRole('alert')).toContainText('The site has been updated');
    await page.unroute('**/search/en/core.*.json');
    await dialogOf(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect(linksOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('dns');
  });

  test('does not move its rows when their excerpts arrive', async ({ page }) => {
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
    // Browsers round line heights.
    expect(Math.max(...moved)).toBeLessThan(1);
  });

  test('works offline once loaded', async ({ page, context }) => {
    await searchFor(page, 'dns');
    await expect(dialogOf(page).locator('.result-excerpt').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fieldOf(page).fill('password');
    await expect(linksOf(page).first()).toContainText(/password/i);
    await context.setOffline(false);
  });

  test('is not loaded before the reader shows interest in it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.reload();
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 500);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /search(Dialog|Page)?[.-]|\/search\/|provider|session/.test(url))).toEqual([]);
  });
});
