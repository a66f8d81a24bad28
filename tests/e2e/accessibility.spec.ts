import { expect, type Page, test } from '@playwright/test';
import { type Look, looks, showIn, violationsOf } from '../accessibility/axe.ts';
import { views } from '../accessibility/views.ts';
import { variantPort } from '../ports.ts';
import { locales } from './pages.ts';

/** The violations that axe finds in some looks of the page, each with the name of the view. */
async function violationsIn(page: Page, name: string, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const { mode, width } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await showIn(page, mode);
    found.push(...(await violationsOf(page)).map((violation) => `${name}, ${mode}, ${width} px: ${violation}`));
  }
  return found;
}

/**
 * Every view is looked at light and wide in one language, and dark and narrow in the next. All looks in all languages: `npm run test:a11y`.
 */
const asked = views.flatMap((view, index) =>
  looks
    .filter(({ width }) => !view.narrow || width < 996)
    .map((look, which) => ({ ...view, look, locale: locales[(index + which) % locales.length] })),
);

for (const locale of locales) {
  test(`axe finds nothing in the kinds and states of pages in ${locale}`, async ({ page }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const { name, path, open, look } of asked.filter((each) => each.locale === locale)) {
      await page.setViewportSize({ width: look.width, height: 900 });
      await page.goto(`/${locale}${path}`);
      await open?.(page);
      found.push(...(await violationsIn(page, `${path}, ${name}`, [look])));
    }
    expect(found).toEqual([]);
  });
}

test('axe finds nothing on the page that asks for a language', async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  // It leads on as soon as its script is there.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`${baseURL}/`);
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(await violationsIn(page, '/', looks)).toEqual([]);
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
    found.push(...(await violationsIn(page, path, looks)));
  }
  expect(found).toEqual([]);
});
