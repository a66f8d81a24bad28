import { layoutShift } from '../layoutShift.ts';
import { deepBut, locales } from '../pages.ts';
import { holdBack, isSameDocument, markDocument } from '../specification/site.ts';
import { expect, test } from '../test.ts';
import { texts } from './texts.ts';

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`The search page in ${locale}`, () => {
    test('ROUTE-05, LIMIT-13: shows the query of its address, 20 results per page, and their number once all files are searched', async ({
      page,
    }) => {
      await page.goto(`/${locale}/search?q=vpn`);
      await expect(page.locator('#page-search')).toHaveValue('vpn');
      await expect(page.locator('.result-list > li')).toHaveCount(20);
      const links = page.locator('.result-list a.result-link');
      const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const before = await hrefs();
      const [first] = before;
      await expect(page.locator('.result-count')).not.toHaveText(text.documents);
      await page.keyboard.press('End');
      await expect(page.locator('.result-count')).toHaveText(text.documents);
      expect(await hrefs()).toEqual(before);
      // Excerpts that arrive later move the rows below them.
      await page.waitForLoadState('networkidle');
      await page.locator('.search-pager a[rel="next"]').click();
      await expect(page).toHaveURL(/\?q=vpn&page=2$/);
      await expect(page.locator('.result-list').first()).toHaveAttribute('start', '21');
      await expect(page.locator('.result-list a').first()).not.toHaveAttribute('href', first ?? '');
      await page.goBack();
      await expect(page.locator('.result-list a').first()).toHaveAttribute('href', first ?? '');
    });

    test(
      'ROUTE-05: filters by section, writes the query into its address, and keeps both on back and forward',
      deepBut(locale, 'fa'),
      async ({ page }) => {
        await page.goto(`/${locale}/search?q=vpn`);
        await markDocument(page);
        const filter = page.locator('.section-filter');
        await filter.locator('a[href*="section=troubleshooting"]').click();
        await expect(page).toHaveURL(/\?q=vpn&section=troubleshooting$/);
        const links = page.locator('.result-list a');
        await expect(links.first()).toHaveAttribute('href', new RegExp(`^/${locale}/docs/troubleshoot(/|$)`));
        for (const link of await links.all()) await expect(link).toHaveAttribute('href', /\/docs\/troubleshoot(\/|$)/);
        await page.locator('#page-search').fill('dns');
        await expect(page).toHaveURL(/\?q=dns&section=troubleshooting$/);
        await page.goBack();
        await expect(page).toHaveURL(/\?q=vpn&section=troubleshooting$/);
        await expect(page.locator('#page-search')).toHaveValue('vpn');
        await page.goBack();
        await expect(filter.locator('[aria-current]')).toHaveAttribute('href', '?q=vpn');
        await page.goForward();
        await expect(filter.locator('[aria-current]')).toHaveAttribute('href', '?q=vpn&section=troubleshooting');
        expect(await isSameDocument(page)).toBe(true);
      },
    );

    test('keeps the query when the reader returns from a result', deepBut(locale, 'fa'), async ({ page }) => {
      await page.goto(`/${locale}/search`);
      await page.locator('#page-search').click();
      await page.keyboard.type(text.query);
      await page.locator('.result-list a').first().click();
      await expect(page).not.toHaveURL(/\/search/);
      await page.goBack();
      await expect(page).toHaveURL(`/${locale}/search?q=${encodeURIComponent(text.query)}`);
      await expect(page.locator('#page-search')).toHaveValue(text.query);
      await expect(page.locator('.result-list a').first()).toBeVisible();
    });

    test('does not shift layout when results and counts arrive', async ({ page }) => {
      await page.goto(`/${locale}/search?q=vpn`);
      await expect(page.locator('.section-filter a[href*="section=changelog"]')).toBeAttached();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });

    test('fits in 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`/${locale}/search?q=${encodeURIComponent(text.query)}`);
      await expect(page.locator('.result-excerpt').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('The search page', () => {
  test('requests the index and the scripts of its results before any script has arrived', async ({ page }) => {
    const { hold, release } = holdBack();
    await page.route('**/_astro/*.js', hold);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const index = page.waitForRequest('**/search/en/core.*.json');
    await page.goto('/en/search?q=dns', { waitUntil: 'commit' });
    await index;
    expect(requests.join()).toMatch(/behaviours.*beforeReact.*provider/);
    release();
    await expect(page.locator('.result-link').first()).toBeVisible();
    const again = requests.filter((path, at) => requests.indexOf(path) !== at && !path.endsWith('/build.json'));
    expect(again).toEqual([]);
  });
});
