import type { Locale } from '../../src/model/text/locale.ts';
import { type Failure, failEach } from './failedFiles.ts';
import { deep } from './pages.ts';
import { type Reader, readers } from './readers.ts';
import { expectNewDocument, holdBack, markDocument } from './specification/site.ts';
import { expect, type Page, test } from './test.ts';

const doc = '/en/docs/tutorial-basics/getting-started';

const unlucky: readonly (readonly [Reader, Locale, Failure, { tag: string[] }?])[] = [
  [readers.reading, 'ru', 'hanging'],
  [readers.searching, 'fa', 'dropped'],
  [readers.linked, 'en', 'refused', deep],
  [readers.building, 'en', 'of the wrong type', deep],
  [readers.arriving, 'ru', 'refused', deep],
];
for (const [reader, locale, failure, tags = {}] of unlucky)
  test(
    `A reader in ${locale} who ${reader.does} can continue if any one file is ${failure}`,
    tags,
    async ({ browser }) => {
      test.setTimeout(480_000);
      await failEach(browser, reader, locale, failure);
    },
  );

test('A hanging style sheet blocks the text for some seconds, and is applied when it arrives', async ({ page }) => {
  const { hold, release } = holdBack();
  await page.route(/\.css$/, hold);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') Object.assign(window, { painted: startTime });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(doc, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(() => Reflect.get(window, 'painted'), undefined, { timeout: 15_000 });
  expect(Number(await painted.jsonValue())).toBeLessThan(9000);
  await expect(page.locator('main h1')).toBeInViewport();
  release();
  await expect.poll(() => paperOf(page)).not.toBe('');
});

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'));

test('On a page without its style sheet no icon is larger than a line', async ({ page }) => {
  await page.route(/\.css$/, (route) => route.abort());
  for (const path of ['/en/', doc, '/en/blog', '/ru/docs/api/getting-started']) {
    await page.goto(path);
    const heights = await page
      .locator('svg:not(.cover)')
      .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().height));
    expect(Math.max(...heights), path).toBeLessThanOrEqual(24);
  }
});

test('After the build of an open page was replaced by a new one, its links lead to complete pages', async ({
  page,
}) => {
  const errors: string[] = [];
  // Messages of the browser about the missing files are not errors of a script.
  page.on('pageerror', ({ message }) => {
    if (!message.startsWith('Loading module from')) errors.push(message);
  });
  await page.goto(doc);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  // The files of a build have unique names: those of the page are gone.
  await page.route(/_astro\/.*\.(js|css)$/, async (route) => {
    const isNew = route.request().url().includes('?new');
    if (isNew) return route.continue();
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
  });
  await page.route(/\/en\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(_astro\/[^"]+\.(js|css))"/g, '$1?new"');
    await route.fulfill({ response, body: html });
  });
  await markDocument(page);
  await page.locator('.pagination a').first().click();
  // Loaded whole, so that its scripts do not run next to those of the page before.
  await expectNewDocument(page);
  await expect(page).not.toHaveURL(new RegExp(`${doc}$`));
  await expect(page.locator('link[rel="stylesheet"]').first()).toHaveAttribute('href', /\?new$/);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(errors).toEqual([]);
});

test('If only its code fails to load, a part is replaced by what readers without scripts see', async ({ page }) => {
  await page.route(/\/(operationFilter|keep)\./, (route) => route.abort());
  await page.goto('/en/docs/api');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-operation-filter]')).toHaveCount(0);
  await page.goto('/en/docs/tutorial-basics/keep-offline');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-keep]')).toHaveCount(0);
  await expect(page.getByText('Storing pages needs JavaScript')).toBeVisible();
});

test('A part of a page that hangs ends with Retry, which loads it', async ({ page }) => {
  const operation = '/en/docs/api/Mutations/Authentication/login-api';
  await page.clock.install();
  await page.goto(operation);
  const held = /\/requestBuilder\./;
  await page.route(held, () => new Promise(() => {}));
  await page.locator('.builder > button').click();
  await expect(page.locator('.island[aria-busy]')).toHaveCount(1);
  await page.clock.fastForward(25_000);
  const failure = page.locator('.load-failure');
  await expect(failure).toBeVisible();
  await page.unroute(held);
  // A pending module cannot be requested again: the page is.
  await failure.getByRole('button').click();
  await page.clock.fastForward(25_000);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.locator('.builder > button').click();
  await expect(page.locator('.builder form')).toBeVisible();
});

test('If the next page hangs during a switch, the browser loads it', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text());
  });
  await page.clock.install();
  await page.goto(doc);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const link = page.locator('.pagination a').first();
  const href = (await link.getAttribute('href')) ?? '';
  await page.route(`**${href}`, (route) =>
    route.request().isNavigationRequest() ? route.continue() : new Promise(() => {}),
  );
  await link.click();
  await expect(page.locator('.loading-bar')).toHaveCount(1);
  await page.clock.fastForward(25_000);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('h1')).toBeVisible();
  expect(warnings.filter((line) => line.includes('the whole page is loaded instead'))).toHaveLength(1);
});
