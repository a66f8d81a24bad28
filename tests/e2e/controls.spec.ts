import { expect, test } from '@playwright/test';
import { coveredControls } from '../accessibility/covered.ts';
import { views } from '../accessibility/views.ts';
import { locales, otherPageKinds, pageKinds } from './pages.ts';

/** A phone, a tablet held upright, one on its side, a computer. */
const widths = [390, 768, 1024, 1280];
const kinds = [...new Set([...pageKinds, ...otherPageKinds])];

for (const locale of locales) {
  test(`nothing lies over a control of any kind of page in ${locale}, from a phone to a computer`, async ({ page }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const path of kinds) {
      await page.goto(`/${locale}${path}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await coveredControls(page)).map((each) => `${path}, ${width} px: ${each}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test('nothing lies over a control of a page in any of its states', async ({ page }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const { name, path, open, narrow } of views) {
    if (!open) continue;
    await page.setViewportSize({ width: narrow ? 390 : 1280, height: 800 });
    await page.goto(`/en${path}`);
    await open(page);
    found.push(...(await coveredControls(page)).map((each) => `${path}, ${name}: ${each}`));
  }
  expect(found).toEqual([]);
});

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
