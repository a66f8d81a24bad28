import { variantPort } from '../ports.ts';
import { expect, test } from './test.ts';

// The small site configured otherwise (`tests/site/variants.ts`): below /help, with other settings and two translations that are behind.
test.use({ baseURL: `http://localhost:${variantPort}`, viewport: { width: 1280, height: 700 } });

const doc = '/help/en/docs/troubleshoot/slow-connection';

test.describe('Configured otherwise', () => {
  test('the whole site works below a base path', async ({ page }) => {
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });
    await page.goto('/help/en/');
    await page.getByRole('link', { name: 'Troubleshooting' }).first().click();
    await expect(page).toHaveURL(/\/help\/en\/docs\/troubleshoot\//);
    await page.locator('.language-menu summary').click();
    await page.getByRole('link', { name: 'فارسی' }).click();
    await expect(page).toHaveURL(/\/help\/fa\/docs\/troubleshoot\//);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/help\/fa\/docs\//);
    expect(failures).toEqual([]);
  });

  test('nothing is served outside the base path', async ({ request }) => {
    expect((await request.get('/en/docs')).status()).toBe(404);
    expect((await request.get('/help/en/docs')).status()).toBe(200);
  });

  test('an announcement that is not closable has no button, and the configured colours', async ({ page }) => {
    await page.goto(doc);
    const bar = page.getByRole('region', { name: 'Announcement' });
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(0);
    await expect(bar).toHaveCSS('background-color', 'rgb(91, 26, 0)');
  });

  test('a page without translation shows the English text, marked as such, in the chrome of the language', async ({
    page,
  }) => {
    await page.goto('/help/fa/docs/tutorial-extras/translate-your-site');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.admonition').first()).toContainText('ترجمه');
    const text = page.locator('.content[lang="en"][dir="ltr"]');
    await expect(text).toBeVisible();
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    const content = page.locator('.content p').first();
    expect(await content.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  });

  test('a translation that is behind says so and leads to the English page', async ({ page }) => {
    await page.goto('/help/ru/docs/tutorial-basics/login-screen');
    const notice = page.locator('.admonition').first();
    await expect(notice).toContainText('Перевод отстаёт');
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/help/en/docs/tutorial-basics/login-screen');
    await page.goto('/help/en/docs/tutorial-basics/login-screen');
    await expect(page.getByText('This translation is out of date')).toHaveCount(0);
  });

  test('an unlisted page answers, says that it is unlisted, and is in no list', async ({ page, request }) => {
    const path = '/help/en/docs/tutorial-extras/manage-docs-versions';
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText('Search engines do not index this page')).toBeVisible();
    expect(await (await request.get('/help/sitemap.xml')).text()).not.toContain(path);
  });

  test('DATA-05: a sidebar leaves out an unlisted page', async ({ page }) => {
    await page.goto('/help/en/docs/business');
    await expect(page.locator('.docs-sidebar a[href="/help/en/docs/business"]')).toBeVisible();
    await expect(page.locator('.docs-sidebar a[href$="/business/products"]')).toHaveCount(0);
  });

  test('DATA-05: a category whose page is unlisted keeps its pages, under a label that leads nowhere', async ({
    page,
  }) => {
    await page.goto('/help/en/docs/services/platforms/android');
    await expect(page.locator('.docs-sidebar a[href$="/services/platforms/ios"]')).toBeVisible();
    await expect(page.locator('.docs-sidebar [aria-current="page"]')).toHaveAttribute('href', /platforms\/android$/);
    await expect(page.locator('.docs-sidebar a[href$="/services/platforms"]')).toHaveCount(0);
  });
});
