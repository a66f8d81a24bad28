import { chromiumOnly } from './pages.ts';
import { onWorstLine, receivedAt } from './slowLine.ts';
import { isSameDocument, markDocument } from './specification/site.ts';
import { expect, type Page, test } from './test.ts';

/** Bytes for a screen of text: about the first TCP window. */
const budget = 15_000;

const guide = '/fa/docs/tutorial-basics/getting-started';

const from = '/en/docs/troubleshoot/slow-connection';
const to = '/en/docs/troubleshoot/server-connection';
const linkTo = (path: string) => `.docs-sidebar a[href="${path}"]`;

/** Notes when heading and text fill the first screen and have been painted. */
async function noteReadable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
      const text = document.querySelector('main');
      const isFull = document.querySelector('h1') && text && text.getBoundingClientRect().bottom >= innerHeight;
      if (painted && isFull) performance.mark('readable');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The page shows its text; what else it loads may still be under way. */
async function openReadable(page: Page, path: string): Promise<number> {
  await noteReadable(page);
  await page.goto(path, { waitUntil: 'commit' });
  const mark = await page.waitForFunction(() => performance.getEntriesByName('readable')[0]?.startTime);
  return Number(await mark.jsonValue());
}

test.describe('On a line of 64 kbit/s and 400 ms', chromiumOnly, () => {
  test.setTimeout(90_000);

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } });

    // Of all pages `tests/output/weight.test.ts` holds the bytes; this one, in the language with
    // a font, shows that nothing else is waited for.
    test('a page can be read before 15 kB have come', async ({ page }) => {
      const { session, asked, received } = await onWorstLine(page);
      const readable = await openReadable(page, guide);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
      await expect(page.locator('h1')).toBeInViewport();
      await page.waitForLoadState('load');

      // Only the text and its style sheets, which are asked for first, are needed before.
      const needed = received().filter(({ type }) => type === 'Document' || type === 'Stylesheet');
      expect(asked[0]).toBe(guide);
      expect(asked.slice(1, needed.length)).toEqual(asked.filter((file) => file.endsWith('.css')));
      const bytes = await receivedAt(session, needed, readable);
      expect(bytes).toBeGreaterThan(4000);
      expect(bytes).toBeLessThanOrEqual(budget);
    });
  });

  test('a switch of the page shows the loading bar, arrives, and asks for nothing twice', async ({ page }) => {
    const { received } = await onWorstLine(page);
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
    const paths = received().map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index && path !== from)).toEqual([]);
  });
});
