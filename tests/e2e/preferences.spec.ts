import en from '../../site/strings/en.ts';
import { longestMotion } from '../accessibility/motion.ts';
import { holdBack } from './specification/site.ts';
import { expect, type Page, test } from './test.ts';

test('A reader without preferences sees things move', async ({ page }) => {
  await page.goto('/en/docs/troubleshoot/slow-connection');
  await page.locator('.language-menu summary').click();
  await expect(page.locator('link[href*="late"]')).toBeAttached();
  await expect.poll(() => longestMotion(page)).toBeGreaterThan(100);
});

test('A reader who prefers reduced motion sees no moving bar while the next page loads', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/docs/troubleshoot/slow-connection');
  const next = page.locator('.pagination-next');
  const { hold, release } = holdBack();
  await page.route(`**${await next.getAttribute('href')}`, hold);
  await next.evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page.locator('.loading-bar')).toBeAttached();
  expect(await longestMotion(page)).toBeLessThanOrEqual(1);
  release();
  await expect(page.locator('.loading-bar')).toHaveCount(0);
});

test.describe('In forced colours', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  /** Marks of an element besides colours: its edges and lines. */
  const look = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderBlockEndWidth, textDecorationLine, outlineStyle } = getComputedStyle(element);
        return { borderBlockEndWidth, textDecorationLine, outlineStyle };
      });

  test('the selected tab, the current page and the chosen language stand out', async ({ page }) => {
    await page.goto('/fa/docs/tutorial-basics/getting-started');
    await page.locator('.language-menu summary').click();
    for (const [marked, plain] of [
      ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
      ['.docs-sidebar [aria-current="page"]', '.docs-sidebar li > a:not([aria-current])'],
      ['.navbar-links [aria-current="page"]', '.navbar-links a:not([aria-current])'],
      ['.language-menu [aria-current]', '.language-menu a:not([aria-current])'],
    ] as const) {
      expect(await look(page, marked), marked).not.toEqual(await look(page, plain));
    }
  });

  test('every button has an edge', async ({ page }) => {
    for (const path of ['/', '/docs/api/Mutations/Authentication/login-api', '/search']) {
      await page.goto(`/fa${path}`);
      const bare = await page.locator('button:visible:not([role="tab"])').evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const { borderTopWidth, borderTopStyle } = getComputedStyle(button);
            return borderTopStyle === 'none' || borderTopWidth === '0px';
          })
          .map((button) => button.outerHTML.slice(0, 100)),
      );
      expect(bare, path).toEqual([]);
    }
  });

  test('the focus is outlined, and a chosen search result stands out', async ({ page }) => {
    await page.goto('/fa/docs/troubleshoot/slow-connection');
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Control+k');
    await expect(page.locator('#search-dialog input')).toBeFocused();
    await page.keyboard.type('vpn');
    await expect(page.locator('.result[data-active]')).toHaveCount(1);
    await expect(page.locator('.result').nth(3)).toBeVisible();
    expect(await look(page, '.result[data-active]')).not.toEqual(await look(page, '.result:not([data-active])'));
  });
});

test('The colour mode and the announcement change in all open tabs at once', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/en/docs/tutorial-basics/getting-started');
    await tab.mouse.move(300, 300);
    await expect(tab.locator('link[href*="late"]')).toBeAttached();
  }
  await page.getByRole('button', { name: en.chrome.switchToDark }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('button', { name: en.chrome.switchToLight })).toBeVisible();
  await page.getByRole('button', { name: en.chrome.closeAnnouncement }).click();
  await expect(other.locator('.announcement')).toBeHidden();
});
