import { onSmallSite } from '../pages.ts';
import { expect, test } from '../test.ts';
import { builderCode, consoleOf, doc, operation, searchFor, texts } from './site.ts';

test.use(onSmallSite);

const { error } = texts.en;

test('ERROR-01, STATE-02: a part that cannot be loaded says so, warns in the console, and Retry loads it', async ({
  page,
}) => {
  const lines = consoleOf(page);
  await page.route(builderCode, (route) => route.abort());
  await page.goto(`/en${operation}`);
  await page.locator('.builder > button').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(error.loadFailed);
  expect(lines.filter((line) => line.startsWith('warning') && line.includes('could not be loaded'))).toHaveLength(1);
  await page.unroute(builderCode);
  await alert.getByRole('button', { name: error.retry }).click();
  await expect(alert).toHaveCount(0);
  // A module that the browser remembers as lost loads after a reload, which may swallow a click.
  const form = page.locator('.builder form');
  await expect(async () => {
    if (!(await form.isVisible())) await page.locator('.builder > button').click();
    await expect(form).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
});

// The console says the same in every language.

test('ERROR-07: without storage a warning is logged, once, and all choices work', async ({ page }) => {
  const lines = consoleOf(page);
  const crashes: Error[] = [];
  page.on('pageerror', (thrown) => crashes.push(thrown));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(`/fa${doc}`);
  const warnings = () => lines.filter((line) => line.startsWith('warning') && /storage/i.test(line));
  await expect.poll(warnings, 'before the reader does anything').toHaveLength(1);
  await page.getByRole('button', { name: texts.fa.chrome.switchToDark }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: texts.fa.chrome.closeAnnouncement }).click();
  await expect(page.locator('.announcement')).toBeHidden();
  await searchFor(page, 'dns');
  const dialog = page.locator('#search-dialog');
  await dialog
    .getByRole('button', { name: new RegExp(`^${texts.fa.search.save}`) })
    .first()
    .click();
  await dialog.locator('.result a').first().click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await searchFor(page, '');
  await expect(dialog.getByRole('grid', { name: texts.fa.search.favourites })).toBeVisible();
  expect(warnings()).toHaveLength(1);
  expect(crashes).toEqual([]);
});
