import { expect, type Page, test } from '@playwright/test';
import { variantPort } from '../../ports.ts';
import { texts } from './texts.ts';

const from = '/ru/docs/troubleshoot/slow-connection';
const to = '/ru/docs/troubleshoot/server-connection';
const operation = '/ru/docs/api/Mutations/Authentication/login-api';
const { chrome, error, search } = texts.ru;

/** Follows a link of the sidebar without pointing at it first. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click(), path);

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.describe('4. States and transitions: page loading', () => {
  test.use({ viewport: { width: 1300, height: 700 } });

  test('"loading (spinner after a delay)"', async ({ page }) => {
    await page.route('**/_astro/requestBuilder*.js', async (route) => {
      await after(1500);
      await route.continue();
    });
    await page.goto(operation);
    await page.locator('.builder > button').click();
    const part = page.locator('[data-island="requestBuilder"]');
    await expect(part).not.toHaveAttribute('aria-busy', { timeout: 50 });
    await expect(part).toHaveAttribute('aria-busy', 'true');
  });

  test('"error (message plus Retry)"', async ({ page }) => {
    await page.route('**/_astro/requestBuilder*.js', (route) => route.abort());
    await page.goto(operation);
    await page.locator('.builder > button').click();
    await expect(page.locator('.load-failure')).toContainText(error.loadFailed);
    await expect(page.locator('.load-failure').getByRole('button', { name: error.retry })).toBeVisible();
  });

  test('"loaded": the spinner is gone and the click that came early is carried out', async ({ page }) => {
    await page.goto(operation);
    await page.locator('.builder > button').click();
    await expect(page.locator('.builder form')).toBeVisible();
    await expect(page.locator('[data-island="requestBuilder"]')).not.toHaveAttribute('aria-busy');
  });

  test('"a failed load of a route\'s content reloads the whole page with a logged warning"', async ({ page }) => {
    await page.goto(from);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const warning = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && message.text().includes('could not be loaded'),
    );
    let first = true;
    await page.route(`**${to}`, (route) => {
      if (!first) return route.continue();
      first = false;
      return route.abort();
    });
    await follow(page, to);
    await warning;
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});

test.describe('4. States and transitions: switching pages', () => {
  test.use({ viewport: { width: 1300, height: 700 } });

  test('"before a route switch, the next page\'s content is preloaded"', async ({ page }) => {
    await page.goto(from);
    const fetched = page.waitForRequest((request) => request.url().endsWith(to));
    await page.locator(`.docs-sidebar a[href="${to}"]`).hover();
    await fetched;
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`.docs-sidebar a[href="${to}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('"after navigation the view scrolls to the hash target or to the top"', async ({ page }) => {
    await page.goto(from);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await follow(page, to);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = `${href}#dns`;
      document.querySelector('main')?.append(link);
      link.click();
    }, from);
    await expect(page).toHaveURL(/#dns$/);
    await expect(page.locator('h2#dns')).toBeInViewport();
  });

  test('"if only the query string changed, scroll is kept"', async ({ page }) => {
    await page.goto(from);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const before = await page.evaluate(() => scrollY);
    await page.evaluate(() => {
      document.addEventListener('astro:page-load', () => Object.assign(window, { switched: true }));
      const link = document.createElement('a');
      link.href = '?platform=ios';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page).toHaveURL(/\?platform=ios$/);
    await expect.poll(() => page.evaluate(() => 'switched' in window)).toBe(true);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40);
  });

  test('"a hydration flag is set after first render"', async ({ page }) => {
    await page.goto(from);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await follow(page, to);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });

  test('"a top loading bar starts 200 ms after a route change begins and ends when it completes. It has no spinner"', async ({
    page,
  }) => {
    await page.goto(from);
    await page.route(`**${to}`, async (route) => {
      await after(1200);
      await route.continue();
    });
    await page.evaluate((href) => {
      new MutationObserver(() => {
        if (document.querySelector('.loading-bar') && !('shown' in window))
          Object.assign(window, { shown: performance.now() });
      }).observe(document.body, { childList: true });
      Object.assign(window, { clicked: performance.now() });
      document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click();
    }, to);
    await expect(page.locator('.loading-bar')).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const delay = await page.evaluate(
      () => Number(Reflect.get(window, 'shown')) - Number(Reflect.get(window, 'clicked')),
    );
    expect(delay).toBeGreaterThanOrEqual(199);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('.loading-bar')).toHaveCount(0);
  });
});

test.describe('4. States and transitions: colour mode', () => {
  test('"light or dark. Light is the default and the switch is enabled"', async ({ page }) => {
    await page.goto(from);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('[data-color-mode]').first()).toBeEnabled();
  });

  test('"the toggle flips the mode and stores it in browser storage under the key \'theme\'"', async ({ page }) => {
    await page.goto(from);
    await page.getByRole('button', { name: chrome.switchToDark }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.mouse.move(300, 300);
    await page.getByRole('button', { name: chrome.switchToLight }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('"with no stored choice, the system preference is followed when configured"', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(from);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('4. States and transitions: announcement bar', () => {
  test('"visible until closed. Closing is remembered; a changed announcement id shows it again"', async ({ page }) => {
    await page.goto(from);
    const bar = page.getByRole('region', { name: chrome.announcement });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: chrome.closeAnnouncement }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
    await page.evaluate(() => localStorage.setItem('announcement', 'another'));
    await page.reload();
    await expect(bar).toBeVisible();
  });
});

test.describe('4. States and transitions: mobile sidebar', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.goto(from);
    await expect(page.locator('#drawer')).toBeHidden();
    await page.getByRole('button', { name: chrome.menu, exact: true }).click();
  });

  test('"open or closed. It closes on navigation"', async ({ page }) => {
    const drawer = page.locator('#drawer');
    await expect(drawer.locator('.docs-sidebar a').first()).toBeVisible();
    await drawer.locator('.docs-sidebar').getByRole('link').nth(2).click();
    await expect(page).not.toHaveURL(new RegExp(`${from}$`));
    await expect(drawer).toBeHidden();
  });

  test('"or when the viewport becomes desktop-sized"', async ({ page }) => {
    await expect(page.locator('#drawer:popover-open')).toHaveCount(1);
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(page.locator('#drawer:popover-open')).toHaveCount(0);
  });

  test('"a secondary menu can be shown or hidden"', async ({ page }) => {
    const drawer = page.locator('#drawer');
    await drawer.getByRole('button', { name: chrome.backToMainMenu }).click();
    await expect(drawer.locator('.docs-sidebar')).toBeHidden();
    await expect(drawer.getByRole('link', { name: 'Разработчикам' })).toBeVisible();
    await drawer.getByRole('button', { name: chrome.sectionMenu }).click();
    await expect(drawer.locator('.docs-sidebar')).toBeVisible();
  });
});

test.describe('4. States and transitions: menus, navbar and versions', () => {
  test('"dropdowns open and close on outside click or focus"', async ({ page }) => {
    await page.goto(from);
    const menu = page.locator('.language-menu');
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await page.locator('.brand').focus();
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
  });

  test('"the preferred docs version is saved per docs plugin"', async ({ page }) => {
    await page.goto('/ru/blog');
    await page.mouse.move(300, 300);
    await expect(page.locator('link[href*="late"]')).toBeAttached();
    const version = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    expect(await version()).toBeNull();
    await page.goto(from);
    await page.mouse.move(300, 300);
    await expect.poll(version).toBe('current');
  });
});

test.describe('4. States and transitions: search dialog', () => {
  const panel = (page: Page) => page.locator('#search-dialog .search-panel');

  test.beforeEach(async ({ page }) => {
    await page.goto(from);
  });

  test('"idle"', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(panel(page)).toContainText(search.startTyping);
  });

  test('"loading", then "stalled"', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/search/ru/core.*.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.locator('#search-dialog input').fill('dns');
    await expect(panel(page)).toContainText(search.searching);
    await expect(panel(page)).toContainText(search.stalled);
    release();
    await expect(panel(page).locator('.result').first()).toBeVisible();
  });

  test('"error"', async ({ page }) => {
    await page.route('**/search/ru/core.*.json', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await page.locator('#search-dialog input').fill('dns');
    await expect(panel(page).getByRole('alert')).toContainText(search.errorTitle);
  });
});

test.describe('4. States and transitions: navbar', () => {
  // The site as `tests/variant/build.ts` configures it.
  test.use({ baseURL: `http://localhost:${variantPort}`, viewport: { width: 1280, height: 700 } });

  test('"the navbar may hide on scroll down and reappear on scroll up when configured"', async ({ page }) => {
    await page.goto('/help/ru/docs/troubleshoot/slow-connection');
    const navbar = page.locator('[data-hide-on-scroll]');
    // The first scroll loads the behaviours; the next is theirs.
    await page.mouse.wheel(0, 300);
    await expect(page.locator('link[href*="late"]')).toBeAttached();
    await page.mouse.wheel(0, 600);
    await expect(navbar).toHaveAttribute('data-hidden', '');
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(navbar).not.toHaveAttribute('data-hidden');
    await expect(navbar).toBeInViewport();
  });
});
