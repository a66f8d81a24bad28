import { deep, deepBut, locales, onSmallSite } from '../pages.ts';
import { expect, test } from '../test.ts';
import { doc, texts } from './site.ts';

/** A page that each kind of reader looks for on the home page. */
const waysIn: Readonly<Record<string, string>> = {
  'end users': '/docs/troubleshoot/connection-issue',
  'end users with a new device': '/docs/services/platforms/android',
  'prospective customers': '/docs/tutorial-basics/getting-started',
  'business buyers': '/docs/business',
  resellers: '/docs/services/orbnet',
  'API integrators': '/docs/api/getting-started',
};

test.describe('The home page of the site itself', () => {
  for (const locale of locales) {
    test(
      `PRODUCT-03: leads each kind of reader on, by a click and by a tap, in ${locale}`,
      deepBut(locale, 'fa'),
      async ({ browser, baseURL }) => {
        for (const [viewport, hasTouch] of [
          [{ width: 1280, height: 900 }, false],
          [{ width: 390, height: 800 }, true],
        ] as const) {
          const page = await browser.newPage({ viewport, hasTouch });
          await page.goto(`${baseURL}/${locale}/`);
          for (const [index, [reader, path]] of Object.entries(waysIn).entries()) {
            // Half of them on each device.
            if (process.env['DEEP'] === undefined && (index % 2 === 0) === hasTouch) continue;
            const link = page.locator(`main a[href="/${locale}${path}"]`).first();
            await (hasTouch ? link.tap() : link.click());
            await expect(page, `${reader}, ${viewport.width} px`).toHaveURL(`${baseURL}/${locale}${path}`);
            await expect(page.locator('h1')).toBeInViewport();
            await page.goBack();
            await expect(page.locator('.door').first()).toBeAttached();
          }
          await page.close();
        }
      },
    );
  }

  test('PRODUCT-06: a reader of another language is led to English', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ locale: 'de-DE' });
    await page.goto(`${baseURL}/`);
    await expect(page).toHaveURL(`${baseURL}/en/`);
    await page.goto(`${baseURL}/de/docs`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.close();
  });
});

test.describe('On every kind of page', () => {
  test.use({ ...onSmallSite, viewport: { width: 1280, height: 800 } });

  for (const path of ['/', doc, '/blog', '/docs/changelog/changelog', '/no-such-page']) {
    test(
      `PRODUCT-04, PRODUCT-05: search box, colour mode, announcement, navbar and footer can be used: ${path}`,
      [doc, '/no-such-page'].includes(path) ? {} : deep,
      async ({ page }) => {
        const { chrome, search } = texts.ru;
        await page.goto(`/ru${path}`);
        await page.locator('#navbar-search').click();
        await expect(page.getByRole('dialog', { name: search.dialog })).toBeVisible();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: chrome.switchToDark }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        const announcement = page.getByRole('region', { name: chrome.announcement });
        await announcement.getByRole('link').click();
        await expect(page).toHaveURL(/\/ru\/docs\/tutorial-basics\/vpn-connection$/);
        await page.goBack();
        await page.getByRole('button', { name: chrome.closeAnnouncement }).click();
        await expect(announcement).toBeHidden();
        await page.getByRole('contentinfo').getByRole('link', { name: 'О документации' }).click();
        await expect(page).toHaveURL(/\/ru\/about$/);
        await page.goBack();
        await page.getByRole('banner').getByRole('link', { name: 'Блог' }).click();
        await expect(page).toHaveURL(/\/ru\/blog$/);
      },
    );
  }

  test('ROLE-01: nothing is kept of a reader on the server: no cookie is set', async ({ page, context }) => {
    for (const path of ['/ru/', `/ru${doc}`, '/ru/docs/api/getting-started', '/ru/blog']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(response?.headers()['set-cookie'], path).toBeUndefined();
    }
    expect(await context.cookies()).toEqual([]);
  });
});
