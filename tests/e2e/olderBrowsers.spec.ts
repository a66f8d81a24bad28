import { interact } from './specification/site.ts';
import { expect, test } from './test.ts';

const doc = '/en/docs/troubleshoot/slow-connection';
const next = '/en/docs/troubleshoot/server-connection';

// Firefox 78 and Safari 14, which cannot be installed here, lack these.
test.describe('In a browser without dialogs', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const method of ['show', 'showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, method);
      Reflect.deleteProperty(window, 'HTMLDialogElement');
    }),
  );

  test('the search icon leads to the search page, which works', async ({ page }) => {
    await page.goto(doc);
    await page.locator('.search-link').click();
    await expect(page).toHaveURL(/\/en\/search$/);
    await page.locator('#page-search').fill('dns');
    await expect(page.locator('.result-list a').first()).toBeVisible();
  });

  test('the shortcut of search leads to the search page', async ({ page }) => {
    await page.goto(doc);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/en\/search$/);
  });

  test('a search typed into the field of a page opens the search page', async ({ page }) => {
    await page.goto('/en/');
    await page.locator('#home-search').fill('dns');
    await page.locator('#home-search').press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=dns$/);
    await expect(page.locator('.result-list a').first()).toBeVisible();
  });

  test('pages are switched without an error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(doc);
    await page.locator('.pagination a').first().click();
    await expect(page).not.toHaveURL(doc);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${doc}$`));
    expect(errors).toEqual([]);
  });
});

test('A failing behaviour does not affect the others', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text());
  });
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes('min-width')) throw new Error('This browser cannot do that.');
      return matchMedia.call(window, query);
    };
  });
  await page.goto('/en/docs/tutorial-basics/getting-started');
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await expect(page.getByRole('tabpanel', { name: 'Windows' }).first()).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Android', exact: true }).first()).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.locator('#search-dialog input').fill('dns');
  await expect(page.locator('#search-dialog [role="row"]').first()).toBeVisible();
  // Firefox hides the text of the error from tests.
  expect(errors.filter((line) => line.startsWith('A part of the page does not work.'))).toHaveLength(1);
});

test('If a signal cannot remove listeners, folded parts still open after pages were switched', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const { signal: _, ...others } = typeof options === 'object' ? options : { capture: options ?? false };
      addEventListener.call(this, type, listener, others);
    };
  });
  await page.goto(doc);
  await interact(page);
  await page.locator(`.docs-sidebar a[href="${next}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  const category = page.locator('.docs-sidebar details').last();
  const open = await category.evaluate((details) => details.hasAttribute('open'));
  await category.locator('> summary').click();
  await expect(category).toHaveJSProperty('open', !open);
});
