import { chromiumOnly } from './pages.ts';
import { isSameDocument, markDocument } from './specification/site.ts';
import { expect, test } from './test.ts';

/** The worst network that the site is made for: 400 ms round trip, 64 kbit/s. */
const worstNetwork = { offline: false, latency: 400, downloadThroughput: 64_000 / 8, uploadThroughput: 64_000 / 8 };

const from = '/en/docs/troubleshoot/slow-connection';
const to = '/en/docs/troubleshoot/server-connection';
const linkTo = (path: string) => `.docs-sidebar a[href="${path}"]`;

test(
  'At 64 kbit/s a page switch shows the loading bar, completes, and requests nothing twice',
  chromiumOnly,
  async ({ page }) => {
    test.setTimeout(90_000);
    const session = await page.context().newCDPSession(page);
    const received: string[] = [];
    session.on('Network.responseReceived', ({ response: { url, fromDiskCache, fromPrefetchCache } }) => {
      if (!fromDiskCache && !fromPrefetchCache) received.push(new URL(url).pathname);
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', worstNetwork);
    await page.goto(from);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await markDocument(page);
    // A link followed before the router has loaded is left to the browser.
    const router = page.waitForResponse(/\/router\./);
    // One requested while in transit counts as received twice, though it arrives once.
    const sheet = page.waitForResponse(/\/phone\.[^/]+\.css/);
    await page.keyboard.press('Shift');
    for (const awaited of [router, sheet]) await (await awaited).finished();
    await page.locator(linkTo(to)).click();
    await expect(page.locator('.loading-bar')).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`${to}$`), { timeout: 20_000 });
    await expect(page.locator('.loading-bar')).toHaveCount(0);
    await expect(page.locator('h1')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    await page.locator(linkTo(from)).click();
    await expect(page).toHaveURL(new RegExp(`${from}$`), { timeout: 20_000 });
    expect(received.filter((path, index) => received.indexOf(path) !== index && path !== from)).toEqual([]);
  },
);
