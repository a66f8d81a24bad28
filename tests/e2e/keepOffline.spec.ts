import { openControls, press, publish, status, stored, test } from './keeping.ts';
import { filesWith, leftOf, sentenceOf } from './profileFiles.ts';
import { expect, type Page } from './test.ts';

test.describe.configure({ timeout: 120_000 });

/** Traces of the site in a browser: files, workers, settings. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    settings: Object.keys(localStorage),
  }));

/** A page that is stored and never opened. */
const neverOpened = '/en/docs/troubleshoot/protocol-selection';

test('A reader stores the guides over a connection that breaks three times, reads and searches them without a network after a restart of the browser, in the kept language whatever the browser prefers, and removes them without a trace on disk', async ({
  site,
  profile,
  openBrowser,
  closeBrowser,
  browserName,
}) => {
  const sentence = sentenceOf(await site.read(neverOpened));
  let page = await openBrowser();
  await openControls(page, site);
  await expect(page.locator('[data-size="guides"]')).toHaveText(/\d+ kB to download, \d(\.\d)? MB on this device/);
  expect(await traces(page)).toMatchObject({ caches: [], workers: 0 });
  site.takeRequests();
  site.breakAfter(20, 50, 80);
  await press(page, 'guides');
  await expect(status(page)).toHaveText(stored, { timeout: 60_000 });
  expect(site.hasBroken).toBe(true);
  const guides = site.takeRequests().filter((path) => path.startsWith('/en/docs/'));
  expect(guides.length).toBeGreaterThan(50);
  // Only files in transit when the connection broke are loaded twice.
  expect(guides.length - new Set(guides).size).toBeLessThanOrEqual(9);

  await site.close();
  page = await openBrowser();
  await page.goto(`${site.origin}/`);
  expect(await page.evaluate(() => navigator.language)).toMatch(/^fa/);
  await expect(page).toHaveURL(/\/en\/$/);
  await page.goto(`${site.origin}/en/docs/troubleshoot/slow-connection?platform=ios`);
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kill switch');
  await page.locator('#search-dialog a[href*="/security/kill-switch"]').first().click();
  await expect(page).toHaveURL(/\/security\/kill-switch/);
  await expect(page.locator('h1')).toContainText(/kill switch/i);
  await page.locator('footer a[href$="/api/getting-started"]').click();
  await expect(page).toHaveURL(/\/api\/getting-started$/);
  await expect(page.locator('h1')).toHaveText('This page is not on your device');

  await openControls(page, site);
  await expect(status(page)).toHaveText(stored);
  await press(page, 'remove');
  await expect(status(page)).toHaveText(/has been removed/);
  expect(await traces(page)).toEqual({ caches: [], workers: 0, settings: [] });
  await expect(page.goto(`${site.origin}/en/`)).rejects.toThrow(/CONNECTION_REFUSED/);
  // The browser deletes the worker's file a moment after its last page.
  await page.waitForTimeout(1500);
  await closeBrowser();
  if (browserName === 'chromium') expect(leftOf(profile, sentence)).toEqual([]);
});

test('A new build is shown only once it is complete, with its new pages; storing continues after a pause; the kill switch ends the worker at the next visit, and deletes what it kept', async ({
  site,
  profile,
  openBrowser,
  closeBrowser,
  browserName,
}) => {
  const sentence = sentenceOf(await site.read(neverOpened));
  const page = await openBrowser();
  await openControls(page, site);
  await press(page, 'guides');
  await expect(page.locator('[data-progress]')).toHaveText(/\d+ kB of \d+ kB/);
  await press(page, 'pause');
  await expect(status(page)).toHaveText(/^Paused/);
  await openControls(page, site);
  await press(page, 'resume');
  await expect(status(page)).toHaveText(stored, { timeout: 60_000 });

  const changed = ['/en/docs/troubleshoot/local-network', '/en/docs/troubleshoot/slow-connection'];
  const added = '/en/docs/api/getting-started';
  await publish(site, [added, ...changed], (html) => html.replace(/<h1([^>]*)>[^<]*/, '<h1$1>Changed'));
  await openControls(page, site);
  await expect(status(page)).toHaveText(/The site has changed since then/);
  site.takeRequests();
  const files = await page.evaluate(() => caches.keys());
  site.hold(changed[1]);
  await press(page, 'update');
  const isThere = (path: string) => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
  await expect.poll(() => isThere(added)).toBe(true);
  await press(page, 'pause');
  await expect(status(page)).toHaveText(/^Paused/);
  const loaded = site.takeRequests();
  await site.close();
  await page.goto(site.origin + added);
  await expect(page.locator('h1')).toHaveText('This page is not on your device');
  await site.open();
  site.hold();
  await openControls(page, site);
  await expect(status(page)).toHaveText(/The site has changed since then/);
  site.takeRequests();
  await press(page, 'update');
  await expect(status(page)).toHaveText(/open without the internet\.$/, { timeout: 60_000 });
  loaded.push(...site.takeRequests());
  expect(loaded.filter((path) => path.startsWith('/en/')).sort()).toEqual([added, ...changed]);
  expect(await page.evaluate(() => caches.keys())).not.toEqual(files);
  await site.close();
  for (const path of [added, ...changed]) {
    await page.goto(site.origin + path);
    await expect(page.locator('h1')).toHaveText('Changed');
  }

  await site.open();
  // Otherwise the search below might find nothing because it looks in the wrong place.
  if (browserName === 'chromium') expect(filesWith(profile, sentence)).not.toEqual([]);
  site.change('/worker.js', await site.read('/keep/off.js'));
  await page.goto(`${site.origin}/en/`);
  // A browser looks for a new worker some seconds after the visit.
  await expect.poll(() => traces(page), { timeout: 60_000 }).toMatchObject({ caches: [], workers: 0 });
  await openControls(page, site);
  await press(page, 'guides');
  await expect(status(page)).toHaveText(/does not offer storing/);
  expect(await traces(page)).toMatchObject({ caches: [], workers: 0 });
  await closeBrowser();
  if (browserName === 'chromium') expect(leftOf(profile, sentence)).toEqual([]);
});
