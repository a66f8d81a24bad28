import { chromiumOnly } from './pages.ts';
import { isSameDocument, markDocument } from './specification/site.ts';
import { expect, test } from './test.ts';

/** The worst line that the site is made for: 400 ms from question to answer, 64 kbit/s. */
const worstLine = { offline: false, latency: 400, downloadThroughput: 64_000 / 8, uploadThroughput: 64_000 / 8 };

const from = '/en/docs/troubleshoot/slow-connection';
const to = '/en/docs/troubleshoot/server-connection';
const linkTo = (path: string) => `.docs-sidebar a[href="${path}"]`;

test(
  'On a line of 64 kbit/s a switch of the page shows the loading bar, arrives, and asks for nothing twice',
  chromiumOnly,
  async ({ page }) => {
    test.setTimeout(90_000);
    const session = await page.context().newCDPSession(page);
    const received: string[] = [];
    session.on('Network.responseReceived', ({ response: { url, fromDiskCache, fromPrefetchCache } }) => {
      if (!fromDiskCache && !fromPrefetchCache) received.push(new URL(url).pathname);
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', worstLine);
    await page.goto(from);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await markDocument(page);
    // A link that is followed before the router has come is left to the browser.
    const router = page.waitForResponse(/\/router\./);
    // One that is asked for while it is on its way counts as received twice, though it comes once.
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
