import { expect, test } from './test.ts';

/** Links that readers come for, on pages with a drawing behind them. */
const mainActions: readonly (readonly [path: string, links: string])[] = [
  ['/', '.door a'],
  ['/no-such-page', '.footer a[href^="/"]'],
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
      for (const [path, links] of mainActions) {
        await page.goto(`/en${path}`);
        const { length } = await page.locator(links).all();
        for (let index = 0; index < length; index++) {
          await page.goto(`/en${path}`);
          const link = page.locator(links).nth(index);
          const href = await link.getAttribute('href');
          await (device === 'a mouse' ? link.click() : link.tap());
          await expect(page).toHaveURL(href ?? '');
        }
      }
    });
  });
}
