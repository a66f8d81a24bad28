import { deepBut, locales } from '../pages.ts';
import { expect, test } from '../test.ts';
import { abort, dialogOf, doc, fieldOf, linksOf, openSearch, searchFor } from './dialog.ts';
import { nonsense, texts } from './texts.ts';

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`The search dialog in ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(`/${locale}${doc}`));

    test(
      'CHROME-14: opens by the search box, by Ctrl or Cmd + K, and by the slash key',
      deepBut(locale, 'fa'),
      async ({ page }) => {
        const box = page.locator('#navbar-search');
        await expect(box).toHaveAttribute('placeholder', text.placeholder);
        await box.click();
        await expect(fieldOf(page)).toBeFocused();
        await expect(page.getByRole('dialog', { name: text.dialog })).toBeVisible();
        await expect(dialogOf(page).getByRole('button', { name: text.button, exact: true })).toBeVisible();
        for (const shortcut of ['Control+k', 'Meta+k', '/']) {
          await page.keyboard.press('Escape');
          await expect(dialogOf(page)).toBeHidden();
          await page.keyboard.press(shortcut);
          await expect(fieldOf(page)).toBeFocused();
        }
      },
    );

    test(
      'CHROME-15: closes by Escape, its button and the backdrop, and restores the focus',
      deepBut(locale, 'fa'),
      async ({ page }) => {
        const home = page.locator('.brand');
        const closings = [
          () => page.keyboard.press('Escape'),
          () => page.getByRole('button', { name: text.close }).click(),
          () => page.mouse.click(10, 700),
        ];
        for (const close of closings) {
          await home.focus();
          await openSearch(page);
          await close();
          await expect(dialogOf(page)).toBeHidden();
          await expect(home).toBeFocused();
        }
      },
    );

    test('on a phone it has a Close button, and × clears the field', deepBut(locale, 'fa'), async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await searchFor(page, text.query);
      const close = page.getByRole('button', { name: text.close });
      await expect(close).toHaveText(text.closeShort, { useInnerText: true });
      await expect(close.locator('svg')).toHaveCount(0);
      await page.getByRole('button', { name: text.clear, exact: true }).click();
      await expect(fieldOf(page)).toHaveValue('');
      await expect(fieldOf(page)).toBeFocused();
      await expect(page.getByRole('button', { name: text.clear, exact: true })).toHaveCount(0);
      await close.click();
      await expect(dialogOf(page)).toBeHidden();
    });

    test('LIMIT-14: groups results by section with at most 5 each, and marks what matched', async ({ page }) => {
      await searchFor(page, text.query);
      await expect(linksOf(page).first()).toBeVisible();
      // Sections are complete once the reader reaches the end of the list.
      await page.keyboard.press('ArrowUp');
      const sizes = () =>
        dialogOf(page)
          .locator('.result-group')
          .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('.result').length));
      await expect.poll(async () => Math.max(...(await sizes()))).toBe(5);
      expect((await sizes()).length).toBeGreaterThan(1);
      expect((await sizes()).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20);
      await expect(dialogOf(page).locator('.result-title mark').first()).toBeVisible();
      await expect(dialogOf(page).locator('.result-excerpt mark').first()).toBeVisible();
    });

    test('ERROR-06: suggests what to try when nothing is found, and where to report it', async ({ page }) => {
      await searchFor(page, nonsense);
      const panel = dialogOf(page).locator('.search-panel');
      await expect(panel).toContainText(`${text.noResults} ${nonsense}`);
      await expect(panel).toContainText(text.trySearching);
      await expect(panel).toContainText(text.believe);
      await expect(panel.getByRole('link', { name: text.letUsKnow })).toHaveAttribute('href', /^https:/);
      const suggestions = panel.locator('.suggestions button');
      for (let i = 0; i < (await suggestions.count()); i++) {
        await searchFor(page, nonsense);
        await suggestions.nth(i).click();
        await expect(linksOf(page).first()).toBeVisible();
      }
    });

    test(
      'ERROR-05, STATE-27: reports when results cannot be fetched, and Retry fetches them',
      deepBut(locale, 'en', 'fa'),
      async ({ page }) => {
        await page.route('**/search/*/*.json', abort);
        await searchFor(page, text.query);
        const alert = dialogOf(page).getByRole('alert');
        await expect(alert).toContainText(text.errorTitle);
        await expect(alert).toContainText(text.errorText);
        await page.unroute('**/search/*/*.json', abort);
        await alert.getByRole('button', { name: text.retry }).click();
        await expect(linksOf(page).first()).toBeVisible();
      },
    );

    test('shows how it read a query, and searches literally on request', async ({ page }) => {
      await searchFor(page, text.otherLayout);
      const notice = dialogOf(page).locator('.search-notice:not([hidden])');
      await expect(notice).toContainText(text.meant);
      await expect(linksOf(page).first()).toBeVisible();
      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
      await expect(fieldOf(page)).toBeFocused();
    });

    test(
      'CHROME-13: remembers searches that led to a page, until they are removed',
      deepBut(locale, 'fa'),
      async ({ page }) => {
        await searchFor(page, text.query);
        await expect(linksOf(page).first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(dialogOf(page)).toBeHidden();
        await openSearch(page);
        await fieldOf(page).fill('');
        const recent = dialogOf(page).getByRole('grid', { name: text.recent });
        await expect(recent).toContainText(text.query);
        await page.keyboard.press('Enter');
        await expect(fieldOf(page)).toHaveValue(text.query);
        await expect(linksOf(page).first()).toBeVisible();
        await fieldOf(page).fill('');
        await recent.getByRole('button', { name: text.remove }).click();
        await expect(recent).toHaveCount(0);
        await page.reload();
        await openSearch(page);
        await expect(recent).toHaveCount(0);
      },
    );
  });
}

test('a heading that many pages share is shown with the title of its page', async ({ page }) => {
  await page.goto(`/en${doc}`);
  await searchFor(page, 'kill switch on windows');
  const row = dialogOf(page).locator('a[href$="/platforms/windows#kill-switch"]');
  await expect(row.locator('.result-title')).toHaveText('OrbVPN on Windows › Kill switch');
  await expect(row.locator('.result-path')).toHaveText('Services › Your device › Platforms');
  await page.getByRole('button', { name: 'Save to favourites: OrbVPN on Windows › Kill switch', exact: true }).click();
  await page.getByRole('button', { name: 'Clear the field' }).click();
  await expect(row.locator('.result-title')).toHaveText('OrbVPN on Windows › Kill switch');
  await expect(row.locator('.result-path')).toHaveCount(0);
});

test('the search dialog opens from the home page, the not-found page and, on narrow screens, from the link', async ({
  page,
}) => {
  for (const [path, box] of [
    ['/en/', '#home-search'],
    ['/en/no-such-page', '#not-found-search'],
  ] as const) {
    await page.goto(path);
    await page.locator(box).click();
    await expect(fieldOf(page)).toBeFocused();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/');
  await page.locator('.search-link').hover();
  await page.locator('.search-link').click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('password');
  await expect(linksOf(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
