import { type Look, looks, showIn, violationsOf } from '../accessibility/axe.ts';
import { variantPort } from '../ports.ts';
import { expect, type Page, test } from './test.ts';

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

test('axe finds nothing on the page that asks for a language', async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  // It redirects as soon as its script has loaded.
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
