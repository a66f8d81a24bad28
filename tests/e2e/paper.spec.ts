import config from '../../site/site.config.ts';
import { expect, test } from './test.ts';

const hidden = ['.navbar', '.announcement', '.drawer', '.layout-aside', '.footer', '.copy-button', '.pagination'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`With scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, colorScheme: 'dark' });
    test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }));

    test('a printed page has its text, dark on white, and nothing that is useless on paper', async ({ page }) => {
      await page.goto('/en/docs/tutorial-basics/copies');
      await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const part of hidden)
        for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
    });

    test('all tabs are printed, each under its name', async ({ page }) => {
      await page.goto('/en/docs/tutorial-basics/getting-started');
      const tabs = page.locator('.tabs').first();
      await expect(tabs.locator('[role="tablist"]')).toBeHidden();
      for (const panel of await tabs.locator('[role="tabpanel"]').all()) {
        await expect(panel).toBeVisible();
        await expect(panel.locator('.tab-label')).toBeVisible();
      }
    });

    test('printed links show their address, headings stay with what follows, and code is complete', async ({
      page,
    }) => {
      await page.goto('/fa/docs/api/Mutations/Support/create-ticket-api');
      const address = await page
        .locator('.content :is(li, p) > a[href^="/"]')
        .last()
        .evaluate((link) => ({ shown: getComputedStyle(link, '::after').content, path: link.getAttribute('href') }));
      expect(address.shown).toContain(`(${new URL(config.url).host}${address.path})`);
      for (const heading of await page.locator('main :is(h2, h3)').all())
        await expect(heading).toHaveCSS('break-after', 'avoid');
      const cut = await page
        .locator('main pre')
        .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
      expect(cut).toBe(0);
    });
  });
}
