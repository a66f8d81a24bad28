import { expect, type Page, test } from '@playwright/test';
import { modes, showIn, violationsOf, widths } from '../accessibility/axe.ts';
import { views } from '../accessibility/views.ts';
import { variantPort } from '../ports.ts';
import { locales } from './pages.ts';

/** Turns a page to one mode and width after the other, and says what axe finds. */
async function everyViolation(page: Page, name: string, atWidths: readonly number[] = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 });
    for (const mode of modes) {
      await showIn(page, mode);
      found.push(...(await violationsOf(page)).map((violation) => `${name}, ${mode}, ${width} px: ${violation}`));
    }
  }
  return found;
}

for (const locale of locales) {
  for (const [part, half] of [
    ['pages', views.filter(({ open }) => !open)],
    ['states of pages', views.filter(({ open }) => open)],
  ] as const) {
    test(`axe finds nothing in the kinds of ${part} in ${locale}, light or dark, wide or narrow`, async ({ page }) => {
      test.setTimeout(300_000);
      const found: string[] = [];
      for (const { name, path, open, narrow } of half) {
        await page.setViewportSize({ width: narrow ? 390 : 1280, height: 900 });
        await page.goto(`/${locale}${path}`);
        await open?.(page);
        found.push(...(await everyViolation(page, `${path}, ${name}`, narrow ? [390] : widths)));
      }
      expect(found).toEqual([]);
    });
  }
}

test('axe finds nothing on the page that asks for a language', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: 'de-DE' });
  await page.goto(`${baseURL}/`);
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(await everyViolation(page, '/')).toEqual([]);
  await page.close();
});

test('axe finds nothing on a page that is not translated, one whose translation is behind, or an unlisted one', async ({
  page,
}) => {
  const found: string[] = [];
  for (const path of [
    'fa/docs/tutorial-extras/translate-your-site',
    'ru/docs/tutorial-basics/login-screen',
    'en/docs/tutorial-extras/manage-docs-versions',
  ]) {
    await page.goto(`http://localhost:${variantPort}/help/${path}`);
    await expect(page.locator('.admonition').first()).toBeVisible();
    found.push(...(await everyViolation(page, path)));
  }
  expect(found).toEqual([]);
});
