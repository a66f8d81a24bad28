import { onSmallSite } from '../pages.ts';
import { expect, test } from '../test.ts';
import {
  activate,
  builderCode,
  consoleOf,
  doc,
  expectNewDocument,
  guide,
  holdBack,
  isSameDocument,
  markDocument,
  nextDoc,
  operation,
  sidebarLink,
} from './site.ts';

const from = `/ru${doc}`;
const to = `/ru${nextDoc}`;

test.use({ ...onSmallSite, viewport: { width: 1300, height: 700 } });

test.describe('A part of a page that is loaded when it is needed', () => {
  test('STATE-03: replaces the spinner once it has loaded, and carries out an early click', async ({ page }) => {
    const { hold, release } = holdBack();
    await page.route(builderCode, hold);
    await page.goto(`/ru${operation}`);
    await page.locator('.builder > button').click();
    const part = page.locator('[data-island="requestBuilder"]');
    await expect(part).toHaveAttribute('aria-busy', 'true');
    // Its style sheet may still be on its way.
    const spinner = () =>
      part.evaluate((element) => {
        const { content, animationName, inlineSize } = getComputedStyle(element, '::after');
        return { isDrawn: content === '""', animationName, inlineSize };
      });
    await expect.poll(spinner).toEqual({ isDrawn: true, animationName: 'turn', inlineSize: '24px' });
    release();
    await expect(page.locator('.builder form')).toBeVisible();
    await expect(part).not.toHaveAttribute('aria-busy');
  });
});

test.describe('The next page', () => {
  test('STATE-04: is loaded as a whole, with a warning, if its content cannot be fetched', async ({ page }) => {
    const lines = consoleOf(page);
    await page.goto(from);
    await markDocument(page);
    await page.route(`**${to}`, (route) => route.abort(), { times: 1 });
    await activate(page, to);
    await expectNewDocument(page);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('h1')).toBeVisible();
    expect(lines.filter((line) => line.startsWith('warning') && line.includes('could not be loaded'))).toHaveLength(1);
  });

  test('STATE-05, CALL-03: is fetched by a prefetch link when its link is pointed at, and not again when it is clicked', async ({
    page,
    browserName,
  }) => {
    await page.goto(from);
    await markDocument(page);
    const fetched = page.waitForResponse((response) => response.url().endsWith(to));
    await sidebarLink(page, to).hover();
    await (await fetched).finished();
    // WebKit has no prefetch links.
    const hints = page.locator(`link[rel="prefetch"][href$="${to}"]`);
    if (browserName !== 'webkit') await expect(hints).toBeAttached();
    // From here on the network is off.
    await page.context().setOffline(true);
    await sidebarLink(page, to).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('h1')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('STATE-07: keeps the scroll position if only the query changes', async ({ page }) => {
    await page.goto(`/ru${guide}`);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'iOS' });
    await link.scrollIntoViewIfNeeded();
    await markDocument(page);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(/\?platform=ios$/);
    await expect(page.getByRole('tab', { name: 'iOS' }).first()).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('STATE-08: is marked as hydrated, as the first page was', async ({ page }) => {
    await page.goto(from);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await activate(page, to);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });
});
