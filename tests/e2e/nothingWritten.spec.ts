import { interact } from './specification/site.ts';
import { expect, type Page, test } from './test.ts';

/** Nothing is stored in the browser before the reader has chosen something. */
const written = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).length,
    cookies: document.cookie,
  }));
const nothing = { local: {}, session: {}, caches: [], workers: 0, databases: 0, cookies: '' };

test('An untouched visit and a movement of the mouse write nothing', async ({ page }) => {
  for (const path of ['', 'docs/troubleshoot/slow-connection', 'docs/tutorial-basics/keep-offline']) {
    await page.goto(`/ru/${path}`);
    expect(await written(page)).toEqual(nothing);
    await interact(page);
    await page.waitForLoadState('networkidle');
    expect(await written(page)).toEqual(nothing);
  }
  await page.goto('/ru/');
  expect(await written(page)).toEqual(nothing);
});
