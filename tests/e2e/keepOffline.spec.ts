import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOfScope, foldersOf, type KeepList, type KeptFile, sumDigits } from '../../src/model/keep.ts';
import { type BrowserContext, test as base, expect, type Page } from './test.ts';
import { WeakSite } from './weakSite.ts';

/** Readers who keep the site on their device. Their browser has a profile that outlives it. */
const test = base.extend<{ site: WeakSite; openBrowser: () => Promise<Page> }>({
  site: async ({ baseURL }, use) => {
    const site = new WeakSite(baseURL ?? '');
    await site.open();
    await use(site);
    await site.close();
  },
  openBrowser: async ({ playwright, browserName, channel, launchOptions }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'docs-keep-'));
    let context: BrowserContext | undefined;
    await use(async () => {
      await context?.close();
      context = await playwright[browserName].launchPersistentContext(profile, {
        ...launchOptions,
        ...(channel && { channel }),
      });
      return context.pages()[0] ?? context.newPage();
    });
    await context?.close();
    rmSync(profile, { recursive: true, force: true });
  },
});
test.describe.configure({ timeout: 120_000 });

const keepPage = '/en/docs/tutorial-basics/keep-offline';
/** Opens the page with the controls. Their script comes with the first movement of the reader. */
async function openControls(page: Page, site: WeakSite): Promise<void> {
  await page.goto(site.origin + keepPage);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}
const press = (page: Page, name: string) => page.locator(`[data-keep] button[name="${name}"]`).click();
const status = (page: Page) => page.locator('[data-keep] [role="status"]');
const stored = /stored on this device/;

/** What a browser keeps of the site: files, workers, settings. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    settings: Object.keys(localStorage),
  }));

test('A reader stores the guides over a connection that breaks three times, reads and searches them without a network after the browser was closed, and removes them', async ({
  site,
  openBrowser,
}) => {
  let page = await openBrowser();
  await openControls(page, site);
  await expect(page.locator('[data-size="guides"]')).toHaveText(/\d+ kB to download, \d\.\d MB on this device/);
  expect(await traces(page)).toMatchObject({ caches: [], workers: 0 });
  site.takeAsked();
  site.breakAfter(20, 50, 80);
  await press(page, 'guides');
  await expect(status(page)).toHaveText(stored, { timeout: 60_000 });
  expect(site.hasBroken).toBe(true);
  const guides = site.takeAsked().filter((path) => path.startsWith('/en/docs/'));
  expect(guides.length).toBeGreaterThan(50);
  // What was on its way when the connection broke comes twice, nothing else does.
  expect(guides.length - new Set(guides).size).toBeLessThanOrEqual(9);

  await site.close();
  page = await openBrowser();
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
});

test('A new build is shown only when all of it is there; after a pause or a broken connection storing goes on', async ({
  site,
  openBrowser,
}) => {
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
  await publish(site, changed, (html) => html.replace(/<h1([^>]*)>[^<]*/, '<h1$1>Changed'));
  await openControls(page, site);
  await expect(status(page)).toHaveText(/The site has changed since then/);
  site.takeAsked();
  const files = await page.evaluate(() => caches.keys());
  await press(page, 'update');
  await expect(status(page)).toHaveText(/open without the internet\.$/, { timeout: 60_000 });
  const loaded = site.takeAsked().filter((path) => path.startsWith('/en/'));
  expect(loaded.sort()).toEqual(changed);
  expect(await page.evaluate(() => caches.keys())).not.toEqual(files);
  await site.close();
  await page.goto(site.origin + (changed[0] ?? ''));
  await expect(page.locator('h1')).toHaveText('Changed');
});

test('The kill switch ends the worker at the next visit, and what it kept', async ({ site, openBrowser }) => {
  const page = await openBrowser();
  await openControls(page, site);
  await press(page, 'guides');
  await expect(status(page)).toHaveText(stored, { timeout: 60_000 });
  site.change('/worker.js', await site.read('/keep/off.js'));
  await page.goto(`${site.origin}/en/`);
  // A browser looks for a new worker some seconds after the visit.
  await expect.poll(() => traces(page), { timeout: 60_000 }).toMatchObject({ caches: [], workers: 0 });
  await openControls(page, site);
  await press(page, 'guides');
  await expect(status(page)).toHaveText(/does not offer storing/);
  expect(await traces(page)).toMatchObject({ caches: [], workers: 0 });
});

/** Publishes a build in which some pages have changed. */
async function publish(site: WeakSite, pages: readonly string[], change: (html: string) => string): Promise<void> {
  const list: KeepList = JSON.parse(await site.read('/keep/en.json'));
  const sums = new Map<string, string>();
  for (const path of pages) {
    const html = change(await site.read(path));
    site.change(path, html);
    sums.set(path.slice(1), createHash('sha256').update(html).digest('hex').slice(0, sumDigits));
  }
  const guides = filesOfScope(list, 'guides').map(
    ([key, packed, sum]): KeptFile => [key, packed, sums.get(key) ?? sum],
  );
  site.change('/keep/en.json', JSON.stringify({ ...list, build: 'changed', guides: foldersOf(guides) }));
}
