import { looks, violationsOf } from '../accessibility/axe.ts';
import { expect, test } from './test.ts';

test('PRODUCT-06: The front page redirects to the language that the browser prefers, or that the reader chose last', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'ru-RU' });
  await page.goto('/#top');
  await expect(page).toHaveURL(/\/ru\/#top$/);
  await page.goto('/en/docs');
  await page.locator('.language-menu summary').click();
  await page.locator('a[data-language="fa"]').click();
  await expect(page).toHaveURL(/\/fa\/docs$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/fa\/$/);
  await page.close();
});

test.describe('If its script does not arrive, the front page', () => {
  test.beforeEach(({ page }) => page.route(/\.js$/, (route) => route.abort()));

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has the ${colorScheme} colours of the system, breaks no accessibility rule, and links to a language`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      for (const { width } of looks.filter(({ mode }) => mode === colorScheme)) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violationsOf(page)).toEqual([]);
      }
      await page.locator('a[data-language="ru"]').click();
      await expect(page).toHaveURL(/\/ru\/$/);
    });
  }
});

test.describe('On a host that serves the files below another path than they were built for', () => {
  test.beforeEach(({ page }) =>
    page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith('/manuals/')) return route.fulfill({ status: 404, body: '' });
      return route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/manuals/', '/') }) });
    }),
  );

  for (const path of ['/manuals/', '/manuals/index.html', '/manuals/en/docs/services/streaming.html']) {
    test(`ERROR-09: the page ${path} says so, and suggests the likely path`, async ({ page }) => {
      await page.goto(path);
      const banner = page.locator('#base-url-banner');
      await expect(banner).toBeInViewport();
      await expect(banner).toContainText('The site did not load properly.');
      await expect(banner.locator('bdi')).toHaveText(['/', '/manuals']);
    });
  }
});

test('The front page does not report a wrong path if the path is right, whatever else is missing', async ({ page }) => {
  await page.route(/_astro/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('a[data-language]')).toHaveCount(3);
  await expect(page.locator('#base-url-banner')).toHaveCount(0);
});
