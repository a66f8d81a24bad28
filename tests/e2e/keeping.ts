import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byFolder, filesOfScope, type KeepList, type KeptFile, sumDigits } from '../../src/model/config/keep.ts';
import { type BrowserContext, test as base, type Locator, type Page } from './test.ts';
import { WeakSite } from './weakSite.ts';

interface Keeping {
  readonly site: WeakSite;
  /** The folder of the browser's profile. It outlives the browser. */
  readonly profile: string;
  /** Opens the browser, after closing it if it is open. */
  readonly openBrowser: () => Promise<Page>;
  readonly closeBrowser: () => Promise<void>;
}

/** Readers who keep the site on their device. Their browser has a profile that outlives it. */
export const test = base.extend<Keeping & { context: BrowserContext; browsers: { open?: BrowserContext } }>({
  site: async ({ baseURL }, use) => {
    const site = new WeakSite(baseURL ?? '');
    await site.open();
    await use(site);
    await site.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixtures from this pattern.
  profile: async ({}, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'docs-keep-'));
    await use(profile);
    rmSync(profile, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  browsers: async ({}, use) => use({}),
  closeBrowser: async ({ browsers }, use) => {
    const close = async () => {
      await browsers.open?.close();
      delete browsers.open;
    };
    await use(close);
    await close();
  },
  openBrowser: async ({ playwright, browserName, channel, launchOptions, profile, browsers, closeBrowser }, use) => {
    await use(async () => {
      await closeBrowser();
      // The kept language is not that of the browser.
      const options = { ...launchOptions, ...(channel && { channel }), locale: 'fa-IR' };
      browsers.open = await playwright[browserName].launchPersistentContext(profile, options);
      return browsers.open.pages()[0] ?? browsers.open.newPage();
    });
  },
});

/** Opens the page with the controls. Their script loads on the first movement of the reader. */
export async function openControls(page: Page, site: WeakSite): Promise<void> {
  await page.goto(`${site.origin}/en/docs/tutorial-basics/keep-offline`);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

/** Presses a button of the page with the controls. */
export const press = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-keep] button[name="${name}"]`).click();

/** The status line of the page with the controls. */
export const status = (page: Page): Locator => page.locator('[data-keep] [role="status"]');

/** Its text when everything is stored. */
export const stored = /stored on this device/;

/** Publishes a build in which some pages have changed; those that were not guides are new in it. */
export async function publish(
  site: WeakSite,
  pages: readonly string[],
  change: (html: string) => string,
): Promise<void> {
  const list: KeepList = JSON.parse(await site.read('/keep/en.json'));
  const sums = new Map<string, string>();
  for (const path of pages) {
    const html = change(await site.read(path));
    site.change(path, html);
    sums.set(path.slice(1), createHash('sha256').update(html).digest('hex').slice(0, sumDigits));
  }
  const unchanged = filesOfScope(list, 'guides').filter(([key]) => !sums.has(key));
  const guides = [...unchanged, ...[...sums].map(([key, sum]): KeptFile => [key, 1000, sum])];
  site.change('/keep/en.json', JSON.stringify({ ...list, build: 'changed', guides: byFolder(guides) }));
}
