import type { Page } from '@playwright/test';
import fa from '../../site/strings/fa.ts';
import ru from '../../site/strings/ru.ts';
import { expect, site, test } from './engine.ts';

const phone = { width: 390, height: 800 };
const doc = '/docs/troubleshoot/slow-connection';
const next = '/docs/troubleshoot/server-connection';
const withTabs = '/docs/tutorial-basics/getting-started';
const texts = { fa, ru };
const queries = { fa: 'سرعت', ru: 'тормозит' };

/** Whether a reader sees an element: it is in the window and nothing lies over its middle. */
async function expectUncovered(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeInViewport();
  const top = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found && (element.contains(found) || found.contains(element)) ? 'the element' : (found?.outerHTML ?? '');
    });
  expect(top).toBe('the element');
}

/** The reader has touched the page, and what scripts do is there. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(site + path);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await expect(page.locator('link[href*="late"]')).toHaveCount(1);
}

for (const locale of ['fa', 'ru'] as const) {
  const other = locale === 'fa' ? 'ru' : 'fa';

  test.describe(`In ${locale}`, () => {
    for (const viewport of [phone, { width: 1280, height: 900 }]) {
      test(`pages can be read at ${viewport.width} px`, async ({ page, problems }) => {
        await page.setViewportSize(viewport);
        for (const path of ['/', doc, withTabs, '/docs/changelog/changelog', '/blog', '/search']) {
          await openAlive(page, `/${locale}${path}`);
          await expectUncovered(page, 'h1');
          if (path !== '/search') await expectUncovered(page, 'main p');
          // A fraction of a pixel may be rounded up.
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            path,
          ).toBeLessThanOrEqual(1);
        }
        expect(problems).toEqual([]);
      });
    }

    test('the menu opens over the page, leads on, and closes by ×, Escape and a tap outside it', async ({
      page,
      problems,
    }) => {
      await page.setViewportSize(phone);
      await openAlive(page, `/${locale}${doc}`);
      const drawer = page.locator('#drawer');
      const open = async () => {
        await page.locator('.menu-button').click();
        await expect(drawer).toHaveAttribute('data-open');
        await expectUncovered(page, '#drawer .drawer-head [popovertarget]');
      };
      await open();
      await expectUncovered(page, '#drawer .docs-sidebar a');
      await drawer.locator('.to-main').click();
      await expectUncovered(page, '#drawer .drawer-main a');
      await drawer.locator('[popovertargetaction="hide"]').click();
      await expectUncovered(page, 'h1');
      await open();
      // Qt 5.15 does not answer when its DevTools press this key.
      await drawer.dispatchEvent('keydown', { key: 'Escape' });
      await expectUncovered(page, 'h1');
      await open();
      const heading = await page.locator('h1').boundingBox();
      await page.mouse.click(locale === 'fa' ? 15 : 360, heading?.y ?? 0);
      await expectUncovered(page, 'h1');
      await open();
      await drawer.locator('.to-section').click();
      await drawer.locator(`a[href="/${locale}${next}"]`).click();
      await expect(page).toHaveURL(`${site}/${locale}${next}`);
      await expectUncovered(page, 'h1');
      expect(problems).toEqual([]);
    });

    test('the language is switched from the menu, and the reader stays on the page', async ({ page, problems }) => {
      await openAlive(page, `/${locale}${doc}#dns`);
      await page.locator('.language-menu summary').click();
      await page.locator(`.language-menu a[data-language="${other}"]`).click();
      await expect(page).toHaveURL(`${site}/${other}${doc}#dns`);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expectUncovered(page, 'h2#dns');
      expect(problems).toEqual([]);
    });

    test('the search dialog finds, and its first result opens', async ({ page, problems }) => {
      await page.setViewportSize(phone);
      await openAlive(page, `/${locale}/`);
      await page.locator('.search-link').click();
      await page.locator('#search-dialog input').fill(queries[locale]);
      const result = page.locator('#search-dialog [role="row"] a, #search-dialog a[href*="/docs/"]').first();
      await expect(result).toBeVisible({ timeout: 20_000 });
      const href = await result.getAttribute('href');
      await result.click();
      await expect(page).toHaveURL(new RegExp(`${href?.replace(/[#?].*/, '')}`));
      expect(problems).toEqual([]);
    });

    test('the search page finds', async ({ page, problems }) => {
      await page.goto(`${site}/${locale}/search?q=${encodeURIComponent(queries[locale])}`);
      await expect(page.locator('.result-list a').first()).toBeVisible({ timeout: 20_000 });
      await page.locator('#page-search').fill('dns');
      await expect(page.locator('.result-list mark').first()).toContainText(/dns/i, { timeout: 20_000 });
      expect(problems).toEqual([]);
    });

    test('tabs, the colour mode and what is folded work, also after pages were switched', async ({
      page,
      problems,
    }) => {
      await openAlive(page, `/${locale}${doc}`);
      await page.locator(`.docs-sidebar a[href="/${locale}${next}"]`).click();
      await expect(page).toHaveURL(`${site}/${locale}${next}`);
      const category = page.locator('.docs-sidebar details').last();
      const wasOpen = await category.evaluate((details) => details.hasAttribute('open'));
      await category.locator('> summary').click();
      await expect(category).toHaveJSProperty('open', !wasOpen);
      await page.locator('.color-mode').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.locator('.navbar-links a').first().click();
      await expect(page.locator('[role="tab"]').first()).toBeVisible();
      await page.locator('[role="tab"][data-value="windows"]').first().click();
      await expect(page.locator('[role="tabpanel"][data-value="windows"]').first()).toBeVisible();
      await expect(page.locator('[role="tabpanel"][data-value="android"]').first()).toBeHidden();
      expect(problems).toEqual([]);
    });

    test('without scripts the text comes first, the menu after it, and links work', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(`${site}/${locale}${doc}`);
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      await expectUncovered(page, 'h1');
      await expect(page.locator('.menu-button')).toBeHidden();
      const menu = page.locator(`#drawer a[href="/${locale}${next}"]`);
      const below = await menu.evaluate((link) => {
        const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
        return link.getBoundingClientRect().top > end;
      });
      expect(below).toBe(true);
      await menu.click();
      await expect(page).toHaveURL(`${site}/${locale}${next}`);
      await expect(page.locator('#drawer .drawer-main a').last()).toBeVisible();
    });
  });
}

test('a page of search results says in its language that the browser cannot search, where it cannot', async ({
  page,
}) => {
  for (const locale of ['fa', 'ru'] as const) {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    await page.goto(`${site}/${locale}/search?q=dns`);
    await expect(page.locator('.search-results')).toContainText(texts[locale].search.unsupportedTitle);
  }
});
