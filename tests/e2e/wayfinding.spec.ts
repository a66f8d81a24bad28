import { expect, type Page, test } from './test.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
/** Pages whose entry is far down their sidebar. */
const farDown = [
  '/docs/api/Queries/Support/ticket-api',
  '/docs/api/Types/UserView',
  '/docs/services/orbnet/infrastructure/security',
  '/blog/founding-orbvpn',
];

/** True if the sidebar entry of the page is fully on the screen. */
const showsEntry = (page: Page) =>
  page.evaluate(() => {
    const entry = document.querySelector('.docs-sidebar [aria-current]')?.getBoundingClientRect();
    const sidebar = document.querySelector('.drawer')?.getBoundingClientRect();
    if (!entry || !sidebar || entry.height === 0) return false;
    return entry.top >= Math.max(0, sidebar.top) && entry.bottom <= Math.min(innerHeight, sidebar.bottom);
  });

test.describe('The sidebar', () => {
  test.use({ viewport: desktop });

  test('shows the entry of the opened page before any script but the inline one has loaded', async ({ page }) => {
    await page.route(/\.js$/, () => new Promise(() => {}));
    for (const path of farDown) {
      await page.goto(`/en${path}`, { waitUntil: 'commit' });
      await expect(page.locator('footer').last()).toBeVisible();
      await expect.poll(() => showsEntry(page), path).toBe(true);
    }
  });

  test('shows the entry after a search, after a switch of the language, and after steps back and forward', async ({
    page,
  }) => {
    await page.goto('/en/docs/tutorial-basics/getting-started');
    await page.keyboard.press('/');
    await page.locator('#search-dialog input').fill('createTicket');
    await page.locator('#search-dialog .result a[href*="/docs/api/"]').first().click();
    await expect(page).toHaveURL(/\/docs\/api\//);
    await expect.poll(() => showsEntry(page)).toBe(true);
    await page.locator('.language-menu summary').click();
    await page.locator('.language-menu a[data-language="fa"]').click();
    await expect(page).toHaveURL(/\/fa\/docs\/api\//);
    await expect.poll(() => showsEntry(page)).toBe(true);
    for (const step of ['goBack', 'goForward'] as const) {
      await page[step]();
      await expect(page.locator('html')).toHaveAttribute('lang', step === 'goBack' ? 'en' : 'fa');
      await expect.poll(() => showsEntry(page)).toBe(true);
    }
  });

  test('opens a category whose page is opened by its link, though it was closed before', async ({ page }) => {
    await page.goto('/en/docs/services');
    const platforms = page.locator('details[data-category="/docs/services/platforms"]');
    await expect(platforms).not.toHaveAttribute('open');
    await page.locator('.docs-sidebar').getByRole('link', { name: 'Platforms', exact: true }).click();
    await expect(page).toHaveURL(/\/platforms$/);
    await expect(platforms).toHaveAttribute('open');
    await expect(platforms.getByRole('link', { name: 'Linux', exact: true })).toBeVisible();
  });
});

test('The drawer of a phone opens at the entry of the page', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: phone, hasTouch: true });
  for (const path of farDown) {
    await page.goto(`${baseURL}/fa${path}`);
    await page.locator('.menu-button').tap();
    await expect.poll(() => showsEntry(page), path).toBe(true);
  }
  await page.close();
});

test('Pages with three or more sections list them at every width, in one place', async ({ page }) => {
  const kinds = [
    '/docs/troubleshoot/slow-connection',
    '/docs/api/Mutations/Support/create-ticket-api',
    '/docs/changelog/changelog-2024-10-15',
    '/blog/moving-to-aws',
  ];
  for (const path of kinds) {
    await page.goto(`/en${path}`);
    for (const width of [390, 996, 997, 1180, 1181, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator(':is(.toc, .contents):visible'), `${path}, ${width} px`).toHaveCount(1);
    }
  }
});

/** Pixels between the lower edge of the navbar and a heading. */
const belowNavbar = (page: Page, id: string) =>
  page.evaluate((heading) => {
    const top = document.getElementById(heading)?.getBoundingClientRect().top ?? Number.NaN;
    return top - (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
  }, id);

/** Records scroll positions in `window.places`; one pixel is Firefox's rounding. */
function recordScroll(): void {
  const places: number[] = [];
  const record = () => {
    const last = places.at(-1);
    if (last === undefined || Math.abs(scrollY - last) > 1) places.push(scrollY);
    requestAnimationFrame(record);
  };
  record();
  Object.assign(window, { places });
}

const recordPlaces = (page: Page) => page.evaluate(recordScroll);
const places = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'places'));

test.describe('A heading that is linked to', () => {
  const doc = '/en/docs/troubleshoot/slow-connection';

  for (const viewport of [desktop, phone]) {
    test(`is just below the navbar at once when the page opens, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(recordScroll);
      await page.goto(`${doc}#dns`);
      await expect.poll(() => belowNavbar(page, 'dns')).toBeLessThanOrEqual(24);
      expect(await belowNavbar(page, 'dns')).toBeGreaterThanOrEqual(0);
      // It may start at the top, but nowhere else. The frame that records it may come later.
      await expect.poll(async () => (await places(page)).at(-1)).toBeGreaterThan(0);
      await page.waitForTimeout(300);
      expect((await places(page)).filter((place) => place !== 0)).toHaveLength(1);
    });
  }

  test('is just below the navbar after a click in the contents', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.goto(doc);
    await page.locator('.toc a[href="#dns"]').click();
    await expect.poll(() => belowNavbar(page, 'dns')).toBeLessThanOrEqual(24);
    expect(await belowNavbar(page, 'dns')).toBeGreaterThanOrEqual(0);
  });

  test('STATE-06: is where a switch of the page leads, at once', async ({ page }) => {
    await page.goto('/en/docs/troubleshoot/server-connection');
    const link = page.locator('main a[href$="slow-connection#dns"]').first();
    await link.hover();
    await expect(page.locator('link[href*="late"]')).toBeAttached();
    await recordPlaces(page);
    await link.click();
    await expect(page).toHaveURL(/#dns$/);
    await expect.poll(() => belowNavbar(page, 'dns')).toBeLessThanOrEqual(24);
    // The place of the link, the top of the new page, the heading.
    expect((await places(page)).length).toBeLessThanOrEqual(3);
  });
});
