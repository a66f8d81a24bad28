import { onSmallSite } from '../pages.ts';
import { type APIRequestContext, expect, type Page, test } from '../test.ts';
import { doc, nextDoc, sidebarLink } from './site.ts';

const from = `/ru${doc}`;
const to = `/ru${nextDoc}`;
/** A page with pictures of the app, which have a style sheet. */
const withPictures = '/docs/tutorial-basics/vpn-connection';

test.use({ ...onSmallSite, viewport: { width: 1300, height: 800 }, hasTouch: true });

test('the old page loses the focus while its own style is valid: styling it by the next one takes as long as the switch', async ({
  page,
}) => {
  await page.goto(from);
  const title = await page.title();
  await page.evaluate(() => {
    document.addEventListener('page-left', () => {
      document.addEventListener('focusout', () => Object.assign(window, { titleOnBlur: document.title }));
    });
  });
  await sidebarLink(page, to).click();
  await expect(page).not.toHaveTitle(title);
  expect(await page.evaluate(() => Reflect.get(window, 'titleOnBlur'))).toBe(title);
});

test.describe('on a phone, where nothing hovers', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  const ahead = (page: Page) => page.locator('link[rel="prefetch"]');

  async function startReading(page: Page): Promise<void> {
    await page.goto(from);
    await page.locator('h1').tap();
    await expect(page.locator('link[href*="late"]')).toBeAttached();
    await page.waitForTimeout(700);
    await expect(ahead(page)).toHaveCount(0);
  }

  test('the next page is fetched ahead once the link to it has been in sight for half a second', async ({ page }) => {
    await startReading(page);
    await page.locator('.pagination [rel="next"]').scrollIntoViewIfNeeded();
    await expect(ahead(page)).toHaveAttribute('href', new RegExp(`${to}$`));
  });

  test('on a 3G network at most three entries in sight on the home page are fetched ahead', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } }),
    );
    await page.goto('/ru');
    await page.locator('h1').tap();
    for (const door of await page.locator('.door').all()) {
      await door.scrollIntoViewIfNeeded();
      await page.waitForTimeout(700);
    }
    await expect(ahead(page)).toHaveCount(3);
  });

  test('entries in sight in the open drawer are fetched ahead', async ({ page }) => {
    await startReading(page);
    await page.locator('.menu-button').tap();
    await expect(page.locator(`link[rel="prefetch"][href$="${to}"]`)).toBeAttached();
  });

  test('the first result of a search is fetched ahead', async ({ page }) => {
    await page.goto('/ru/search?q=wireguard');
    const first = page.locator('.result-link').first();
    const [address = ''] = ((await first.getAttribute('href')) ?? '').split('#');
    await expect(ahead(page)).toHaveAttribute('href', new RegExp(`${address}$`));
  });

  /** Addresses of the style sheets that a page waits for. */
  const sheetsOf = async (request: APIRequestContext, path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href = '']) => href);
  };

  test('style sheets of possible next pages are loaded by then, so that none of them waits for a second round trip', async ({
    page,
    request,
  }) => {
    const requests: string[] = [];
    page.on('request', (each) => requests.push(new URL(each.url()).pathname));
    await page.goto('/fa');
    const [atOnce = ''] = await sheetsOf(request, '/fa');
    expect(requests).toContain(atOnce);
    const later = await sheetsOf(request, `/fa${withPictures}`);
    expect(later.length).toBeGreaterThan(1);
    expect(requests.filter((path) => later.includes(path))).toEqual([]);
    await page.locator('h1').tap();
    await expect.poll(() => later.filter((sheet) => !requests.includes(sheet))).toEqual([]);
  });

  test('CALL-06: with data saver on nothing is fetched ahead, whatever is in sight', async ({ page, request }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const sheets = await sheetsOf(request, `/ru${withPictures}`);
    const requests: string[] = [];
    page.on('request', (each) => requests.push(new URL(each.url()).pathname));
    await page.goto(from);
    const present = await sheetsOf(request, from);
    await page.locator('h1').tap();
    await page.locator('.pagination [rel="next"]').scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await expect(ahead(page)).toHaveCount(0);
    const others = sheets.filter((sheet) => !present.includes(sheet));
    expect(others).not.toEqual([]);
    expect(requests.filter((path) => others.includes(path))).toEqual([]);
  });
});
