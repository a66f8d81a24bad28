import { variantPort } from '../../ports.ts';
import { onSmallSite } from '../pages.ts';
import { expect, type Page, test } from '../test.ts';
import { doc, holdBack, interact, resize, searchFiles, sidebarLink, texts } from './site.ts';

const from = `/ru${doc}`;
const { chrome, search } = texts.ru;

/** The site configured differently (`tests/site/variants.ts`). */
const configured = { baseURL: `http://localhost:${variantPort}`, viewport: { width: 1280, height: 700 } };

test.describe('The colour mode', () => {
  test.describe('by default', () => {
    test.use(onSmallSite);

    test('STATE-11, STATE-12, CHROME-25, LIMIT-08: is flipped by the toggle, whose label names the next mode, stored under the key "theme", and kept', async ({
      page,
    }) => {
      await page.goto(from);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      for (const [label, mode] of [
        [chrome.switchToDark, 'dark'],
        [chrome.switchToLight, 'light'],
      ] as const) {
        await page.getByRole('button', { name: label }).press('Enter');
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await expect(page.locator('.color-mode')).toBeFocused();
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(mode);
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        const [red = 0] = await page.evaluate(() =>
          (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number),
        );
        expect(red < 80).toBe(mode === 'dark');
        await interact(page);
      }
    });

    test('STATE-13: is that of the system while nothing was chosen, and follows it while the page is open', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(from);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await interact(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: chrome.switchToLight }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  });

  test.describe('configured otherwise', () => {
    test.use(configured);

    test('STATE-11: is light by default if the system is not followed, whatever the system prefers', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`/help${from}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.getByRole('button', { name: chrome.switchToDark }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
});

test.describe('The announcement', () => {
  test.describe('by default', () => {
    test.use(onSmallSite);

    test('STATE-14, STATE-15, STATE-16, LIMIT-09: stays until it is closed, stays closed, and comes back with another id', async ({
      page,
    }) => {
      await page.goto('/ru/');
      const bar = page.getByRole('region', { name: chrome.announcement });
      await expect(bar).toBeVisible();
      await page.goto(from);
      await page.getByRole('button', { name: chrome.closeAnnouncement }).click();
      await expect(bar).toBeHidden();
      for (const path of [from, '/ru/', '/en/blog']) {
        await page.goto(path);
        await expect(page.locator('.announcement'), path).toBeHidden();
      }
      await page.evaluate(() => localStorage.setItem('announcement', 'the-one-before'));
      await page.goto(from);
      await expect(bar).toBeVisible();
    });
  });

  test.describe('configured otherwise', () => {
    test.use(configured);

    test('DATA-06: has the colours that are configured, and no button if it cannot be closed', async ({ page }) => {
      await page.goto(`/help${from}`);
      const bar = page.getByRole('region', { name: chrome.announcement });
      await expect(bar).toHaveCSS('background-color', 'rgb(91, 26, 0)');
      await expect(bar.getByRole('link')).toHaveCSS('color', 'rgb(255, 232, 199)');
      await expect(bar.getByRole('button')).toHaveCount(0);
    });
  });
});

test.describe('The mobile sidebar', () => {
  test.use({ ...onSmallSite, viewport: { width: 390, height: 800 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await page.goto(from);
    await expect(page.locator('#drawer')).toBeHidden();
    await page.getByRole('button', { name: chrome.menu, exact: true }).tap();
    await expect(page.locator('#drawer .docs-sidebar')).toBeInViewport();
  });

  test('STATE-18: closes when a link in it is followed', async ({ page }) => {
    await sidebarLink(page, '/ru/docs/troubleshoot/protocol-selection').tap();
    await expect(page).toHaveURL(/protocol-selection$/);
    await expect(page.locator('h1')).toBeInViewport();
    await expect(page.locator('#drawer')).toBeHidden();
  });

  test('STATE-19: closes when the window becomes as wide as a desktop', async ({ page }) => {
    // A window that is wide for a moment before its script has loaded changes nothing.
    await expect(page.locator('link[href*="late"]')).toBeAttached();
    await resize(page, { width: 997, height: 800 });
    await resize(page, { width: 390, height: 800 });
    await expect(page.locator('#drawer')).toBeHidden();
  });
});

test.describe('Menus of the navbar', () => {
  test.use(configured);

  for (const selector of ['.language-menu', '.navbar-links .dropdown']) {
    test(`STATE-21: open by a click, and close by one outside, by focus outside and by Escape: ${selector}`, async ({
      page,
    }) => {
      await page.goto(`/help${from}`);
      const menu = page.locator(selector);
      for (const close of [
        () => page.locator('h1').click(),
        () => page.locator('.brand').focus(),
        () => page.keyboard.press('Escape'),
      ]) {
        await menu.locator('summary').click();
        await expect(menu.locator('a').first()).toBeVisible();
        await close();
        await expect(menu.locator('a').first()).toBeHidden();
      }
    });
  }

  test('STATE-22: hide with the navbar while scrolling down and come back while scrolling up, as configured', async ({
    page,
  }) => {
    await page.goto(`/help${from}`);
    const navbar = page.locator('[data-hide-on-scroll]');
    await interact(page);
    await page.mouse.wheel(0, 900);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(navbar).toBeInViewport();
  });
});

test.describe('The version of the documentation, with hosted search', () => {
  test.use(configured);
  const saved = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

  test('STATE-23: is saved for the docs plugin when a page of it is read, not before', async ({ page }) => {
    await page.goto('/help/ru/blog');
    await interact(page);
    expect(await saved(page)).toBeNull();
    await page.goto(`/help${from}`);
    await interact(page);
    await expect.poll(() => saved(page)).toBe('current');
  });
});

test.describe('The search dialog', () => {
  test.use(onSmallSite);
  const panel = (page: Page) => page.locator('#search-dialog .search-panel');

  test('STATE-24, STATE-25, STATE-26: is idle, then loading, then stalled, until its results are there', async ({
    page,
  }) => {
    const { hold, release } = holdBack();
    await page.route(searchFiles, hold);
    await page.goto(from);
    await page.keyboard.press('Control+k');
    await expect(panel(page)).toContainText(search.trySearching);
    await page.locator('#search-dialog input').fill('dns');
    await expect(panel(page)).toContainText(search.searching);
    await expect(panel(page)).not.toContainText(search.trySearching);
    await expect(panel(page)).toContainText(search.stalled);
    release();
    await expect(panel(page).locator('.result').first()).toBeVisible();
    await expect(panel(page)).not.toContainText(search.stalled);
  });
});
