import { expect, test } from './test.ts';

/** Links that readers come for, on pages with a drawing behind them, and what only this page has. */
const mainActions: readonly (readonly [path: string, links: string, own: string])[] = [
  ['/', '.door a', '.doors'],
  ['/no-such-page', '.footer a[href^="/"]', '.not-found'],
];

for (const [device, options] of [
  ['a mouse', { viewport: { width: 1280, height: 800 } }],
  ['a finger', { viewport: { width: 390, height: 800 }, hasTouch: true }],
] as const) {
  test.describe(`With ${device}`, () => {
    test.use(options);

    test('the entrances of the home page and the footer of a page that does not exist lead where they say', async ({
      page,
    }) => {
      test.setTimeout(60_000);
      for (const [path, links, own] of mainActions) {
        await page.goto(`/en${path}`);
        const hrefs = await page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(hrefs.length).toBeGreaterThan(3);
        for (const [index, href] of hrefs.entries()) {
          const link = page.locator(links).nth(index);
          await (device === 'a mouse' ? link.click() : link.tap());
          await expect(page).toHaveURL(href ?? '');
          await page.goBack();
          await expect(page.locator(own)).toBeAttached();
        }
      }
    });
  });
}
