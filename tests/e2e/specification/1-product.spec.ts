import { expect, test } from '@playwright/test';
import { locales } from '../pages.ts';

const sections = [
  '/docs/tutorial-basics/getting-started',
  '/docs/troubleshoot/connection-issue',
  '/docs/services',
  '/docs/services/platforms',
  '/docs/business',
  '/docs/api/getting-started',
  '/docs/changelog/changelog',
];

test.describe('1. What the product does and for whom', () => {
  for (const locale of locales) {
    test(`"guides, tutorials, troubleshooting, service and platform descriptions, business solutions, an API reference, a dated changelog and a blog", in ${locale}`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/docs`);
      for (const path of sections)
        await expect(page.locator(`main a[href="/${locale}${path}"]`).first(), path).toBeVisible();
      await expect(page.locator(`.navbar a[href="/${locale}/blog"]`)).toBeVisible();
    });

    test(`"a public, read-only resource centre": the only forms of the site search it, in ${locale}`, async ({
      page,
    }) => {
      for (const path of ['/', '/docs', '/docs/troubleshoot/slow-connection', '/blog', '/search']) {
        const response = await page.goto(`/${locale}${path}`);
        expect(response?.status(), path).toBe(200);
        const forms = await page
          .locator('form')
          .evaluateAll((all) => all.map((form) => `${form.getAttribute('method')} ${form.getAttribute('action')}`));
        expect(new Set(forms), path).toEqual(new Set([`null /${locale}/search`]));
      }
    });

    test(`"readers are end users, prospective customers, business buyers, resellers and API integrators": the home page has a way in for each, in ${locale}`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/`);
      for (const path of [
        '/docs/troubleshoot/connection-issue',
        '/docs/tutorial-basics/getting-started',
        '/docs/business',
        '/docs/services/orbnet',
        '/docs/api/getting-started',
      ])
        await expect(page.locator(`main a[href="/${locale}${path}"]`), path).toBeVisible();
    });

    test(`"a search box, a colour-mode toggle, an optional announcement bar, a navbar and a footer", in ${locale}`, async ({
      page,
    }) => {
      for (const path of ['/', '/docs/troubleshoot/slow-connection', '/blog', '/no-such-page']) {
        await page.goto(`/${locale}${path}`);
        await expect(page.getByRole('banner'), path).toBeVisible();
        await expect(page.locator('.navbar [data-color-mode]'), path).toBeVisible();
        await expect(page.locator('#navbar-search'), path).toBeVisible();
        await expect(page.locator('.announcement'), path).toBeVisible();
        await expect(page.getByRole('contentinfo'), path).toBeVisible();
      }
    });
  }

  test('"three languages: English (default), Persian and Russian"', async ({ page }) => {
    await page.goto('/ru/docs/troubleshoot/slow-connection');
    const alternates = await page
      .locator('link[hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    const address = (locale: string) =>
      expect.stringMatching(new RegExp(`/${locale}/docs/troubleshoot/slow-connection$`));
    expect(alternates).toEqual([
      ['en', address('en')],
      ['fa', address('fa')],
      ['ru', address('ru')],
      ['x-default', address('en')],
    ]);
  });

  test('"served under the Russian locale": /ru/ is whole and Russian', async ({ page }) => {
    await page.goto('/ru/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page).toHaveTitle(/[а-я]/);
    await expect(page.locator('h1')).toHaveText(/[а-я]/);
  });
});
