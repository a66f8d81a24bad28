import { looks, showIn, violationsOf } from '../accessibility/axe.ts';
import { expect, test } from './test.ts';

test('axe finds nothing on the page with the choice of language', async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  // It redirects as soon as its script has loaded.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`${baseURL}/`);
  await expect(page).toHaveURL(`${baseURL}/`);
  for (const { mode, width } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await showIn(page, mode);
    expect(await violationsOf(page), `${mode}, ${width} px`).toEqual([]);
  }
  await page.close();
});
