import { openControls, press, publish, status, stored, test } from './keeping.ts';
import { deep } from './pages.ts';
import { filesWith, leftOf, sentenceOf } from './profileFiles.ts';
import { expect, type Page } from './test.ts';
import type { WeakSite } from './weakSite.ts';

/** The disk of a reader who removed the site has nothing of it, not even unopened pages. */
test.describe.configure({ timeout: 180_000 });
test.skip(({ browserName }) => browserName !== 'chromium', 'The files of a profile are those of Chromium.');

const neverOpened = '/en/docs/troubleshoot/local-network';
const changed = ['/en/docs/troubleshoot/slow-connection'];

interface Reader {
  readonly site: WeakSite;
  readonly openBrowser: () => Promise<Page>;
  page: Page;
}

/** The acts of a reader between storing the site and closing the browser. */
const acts = {
  async restart(reader: Reader) {
    reader.page = await reader.openBrowser();
    await openControls(reader.page, reader.site);
    await expect(status(reader.page)).toHaveText(stored);
  },
  async update({ page, site }: Reader) {
    await publish(site, changed, (html) => html.replace(/<h1([^>]*)>[^<]*/, '<h1$1>Changed'));
    await openControls(page, site);
    await press(page, 'update');
    await expect(status(page)).toHaveText(/open without the internet\.$/, { timeout: 60_000 });
  },
  async remove({ page }: Reader) {
    await press(page, 'remove');
    await expect(status(page)).toHaveText(/has been removed/, { timeout: 30_000 });
  },
  async reload({ page }: Reader) {
    await page.reload();
  },
} as const;

/** `keepOffline.spec.ts` shows two more at every push. */
const orders: readonly (readonly (keyof typeof acts)[])[] = [
  ['remove'],
  ['restart', 'remove'],
  ['update', 'remove'],
  ['restart', 'update', 'remove'],
  ['restart', 'update', 'remove', 'reload'],
];

for (const order of orders) {
  test(
    `Of stored pages nothing is left on the disk after: ${order.join(', ')}, close`,
    deep,
    async ({ site, profile, openBrowser, closeBrowser }) => {
      const sentence = sentenceOf(await site.read(neverOpened));
      const reader: Reader = { site, openBrowser, page: await openBrowser() };
      await openControls(reader.page, site);
      await press(reader.page, 'guides');
      await expect(status(reader.page)).toHaveText(stored, { timeout: 90_000 });
      // Else the search below could find nothing because it looks in the wrong place.
      expect(filesWith(profile, sentence)).toContainEqual(expect.stringMatching(/Service Worker.CacheStorage/));
      for (const act of order) await acts[act](reader);
      await closeBrowser();
      expect(leftOf(profile, sentence)).toEqual([]);
    },
  );
}
