import en from '../../site/strings/en.ts';
import { onSmallSite } from './pages.ts';
import { holdBack } from './specification/site.ts';
import { expect, type Page, test } from './test.ts';

test.use(onSmallSite);

const landing = '/docs/changelog/changelog';

const count = { en: /^\d+ changes? in \d+ releases?$/, fa: /^[۰-۹]+ تغییر در [۰-۹]+ نسخه$/ };

const since = (page: Page) => page.locator('.filter [name="since"]');
const chip = (page: Page, platform: string) => page.locator(`.filter [name="platform"][value="${platform}"]`);
const status = (page: Page) => page.locator('.filter-status');
const results = (page: Page) => page.locator('.filter-results');

/** Runs in the page: counts frames with both lists. */
function countFramesWithBothLists(): void {
  Object.assign(window, { framesWithBothLists: 0 });
  const count = () => {
    const unfiltered = document.querySelector<HTMLElement>('[data-unfiltered]');
    const frames: number = Reflect.get(window, 'framesWithBothLists');
    if (document.querySelector('.filter-results') && !unfiltered?.hidden)
      Object.assign(window, { framesWithBothLists: frames + 1 });
    requestAnimationFrame(count);
  };
  count();
}

test('The changelog is filtered by platform and version, and the address holds the filter', async ({ page }) => {
  await page.goto(`/fa${landing}`);
  await page.evaluate(countFramesWithBothLists);
  await chip(page, 'windows').check();
  await expect(page).toHaveURL(/\?platform=windows$/);
  await expect(status(page)).toHaveText(count.fa);
  await expect(page.locator('[data-unfiltered]')).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'framesWithBothLists'))).toBe(0);
  for (const labels of await results(page).locator('.changes .change-labels').allTextContents())
    expect(labels).toContain('Windows');
  const all = await status(page).textContent();
  await since(page).fill('5.0');
  await expect(page).toHaveURL(/\?since=5\.0&platform=windows$/);
  await expect(status(page)).not.toHaveText(all ?? '');
  await expect(status(page)).toHaveText(count.fa);
});

test('It says when nothing matches, and one button drops the filter', async ({ page }) => {
  await page.goto(`/fa${landing}?since=99`);
  await expect(status(page)).not.toHaveText(/^$|…$/);
  await expect(results(page).locator('.release')).toHaveCount(0);
  await page.locator('.filter button').click();
  await expect(page).toHaveURL(new RegExp(`/fa${landing}$`));
  await expect(page.locator('[data-unfiltered]')).toBeVisible();
  await expect(since(page)).toHaveValue('');
  await expect(since(page)).toBeFocused();
});

test('goes back and forward with the history, without the page being loaded again', async ({ page }) => {
  await page.goto(`/en${landing}`);
  await page.evaluate(() => Object.assign(document.body, { same: true }));
  await chip(page, 'windows').check();
  await expect(status(page)).toHaveText(count.en);
  const windows = await status(page).textContent();
  await chip(page, 'ios').check();
  await expect(status(page)).not.toHaveText(windows ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\?platform=windows$/);
  await expect(status(page)).toHaveText(windows ?? '');
  await expect(chip(page, 'windows')).toBeChecked();
  await page.goBack();
  await expect(page.locator('[data-unfiltered]')).toBeVisible();
  await page.goForward();
  await expect(status(page)).toHaveText(windows ?? '');
  expect(await page.evaluate(() => Reflect.get(document.body, 'same'))).toBe(true);
});

test('is there again, and the scroll position too, after a look at a release', async ({ page }) => {
  await page.goto(`/en${landing}`);
  await chip(page, 'windows').check();
  await expect(status(page)).toHaveText(count.en);
  const release = results(page).locator('.release h3 a').nth(9);
  await release.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(600);
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(before);
  await release.click();
  await expect(page).toHaveURL(/changelog-\d{4}-/);
  await page.goBack();
  await expect(page).toHaveURL(/\?platform=windows$/);
  await expect(status(page)).toHaveText(count.en);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
});

test('answers what changed since the version that the reader has, at an address that can be sent', async ({ page }) => {
  await page.goto(`/en${landing}`);
  await page.getByLabel(en.changelog.since).fill('6.1.2');
  await expect(page).toHaveURL(/\?since=6\.1\.2$/);
  await expect(results(page).locator('.release h3')).toHaveText(/^6\.2\.0 /);
  await page.goto(`/fa${landing}?since=${encodeURIComponent('۶.۱.۲')}&platform=ios`);
  await expect(page.locator('input[name="since"]')).toHaveValue('6.1.2');
  await expect(results(page).locator('.release')).toHaveCount(1);
});

test('takes one step of the history for a version, not one for each digit', async ({ page }) => {
  await page.goto(`/en${landing}`);
  await since(page).pressSequentially('6.1.2', { delay: 30 });
  await expect(page).toHaveURL(/\?since=6\.1\.2$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${landing}$`));
  await expect(since(page)).toHaveValue('');
});

test('shows further results page by page, so that the document stays small', async ({ page }) => {
  await page.goto(`/en${landing}?platform=android`);
  await expect(results(page).locator('.release')).toHaveCount(15);
  await results(page).locator('.pagination-next').click();
  await expect(page).toHaveURL(/\?platform=android&page=2$/);
  await expect(status(page)).toBeFocused();
  await expect(results(page).locator('.release')).toHaveCount(15);
  await page.goBack();
  await expect(results(page).locator('.pagination-prev')).toHaveCount(0);
});

test('looks for what was chosen before any script of the page had come', async ({ page }) => {
  const { hold, release } = holdBack();
  await page.route(/_astro\/.*\.js$/, hold);
  await page.goto(`/en${landing}`, { waitUntil: 'commit' });
  await chip(page, 'ios').check();
  await since(page).fill('5.0');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release();
  await expect(page).toHaveURL(/\?since=5\.0&platform=ios$/);
  await expect(since(page)).toHaveValue('5.0');
  await expect(status(page)).toHaveText(count.en);
});

test('says that it loads, and what to do when it cannot', async ({ page }) => {
  let fail = true;
  await page.route('**/docs/changelog/search/*', async (route) => {
    if (fail) return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return route.continue();
  });
  await page.goto(`/en${landing}?platform=ios`);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('[data-unfiltered]')).toBeVisible();
  fail = false;
  await page.getByRole('alert').getByRole('button').click();
  await expect(status(page)).toHaveText('Loading…');
  await expect(status(page)).toHaveText(count.en);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('loads nothing before the reader turns to it, and the texts only of what it shows', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const name = /changelog\/search\/(\w+)\./.exec(request.url())?.[1];
    if (name) loaded.push(name);
  });
  await page.goto(`/en${landing}`);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await since(page).fill('6.1.2');
  await expect(status(page)).toHaveText(count.en);
  expect(loaded).toEqual(['facts', '2024']);
});
