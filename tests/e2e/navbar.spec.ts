import { locales } from './pages.ts';
import { interact } from './specification/site.ts';
import { chromium, expect, type Page, test } from './test.ts';

const doc = '/docs/troubleshoot/slow-connection';
/** Around each width at which the navbar changes, two phones, and a computer with a wide screen. */
const widths = [320, 360, 703, 704, 996, 997, 1151, 1152, 1279, 1280, 1398, 1399, 1503, 1504, 1920];
/** The smallest width of each layout. */
const narrowest = [320, 360, 704, 997, 1152, 1280, 1399, 1504];

/** Faults of the navbar at each width, and those that `further` finds. */
async function faults(
  page: Page,
  atWidths: readonly number[],
  further: (page: Page) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const found: string[] = [];
  // If a scroll bar takes room, a window of 320 px has less of it than any phone.
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  for (const width of atWidths) {
    await page.setViewportSize({ width: Math.max(width, 320 + bar), height: 800 });
    const wrong = await page.evaluate(() => {
      const visible = (element: Element) => element.getClientRects().length > 0;
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const navbar = document.querySelector<HTMLElement>('.navbar');
      const lines = (navbar?.offsetHeight ?? 0) / (4 * letter);
      const menu = document.querySelector('.menu-button');
      const links = [...document.querySelectorAll('.navbar-links > ul > li > a')].some(visible);
      const sidebar = document.querySelector('.with-sidebar .drawer');
      const below = sidebar && getComputedStyle(sidebar).position === 'sticky';
      return [
        ...(lines > 1 ? ['more than one line'] : []),
        ...(menu && visible(menu) === links ? ['neither the sections nor the menu, or both'] : []),
        ...(below && Number.parseFloat(getComputedStyle(sidebar).top) < (navbar?.offsetHeight ?? 0) - 1
          ? ['the sidebar begins behind the navbar']
          : []),
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : []),
      ];
    });
    found.push(...[...wrong, ...(await further(page))].map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/** Search fields that are too narrow for their placeholder. */
const cutPlaceholders = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('.search-box input')]
      // On the narrowest phone it may be cut.
      .filter((field) => innerWidth >= 360 && field.getClientRects().length > 0)
      .filter((field) => {
        field.value = field.placeholder;
        field.style.fontSize = getComputedStyle(field, '::placeholder').fontSize;
        // A width with a fraction may be rounded up in one and down in the other.
        const isCut = field.scrollWidth > field.clientWidth + 1;
        field.style.fontSize = '';
        field.value = '';
        return isCut;
      })
      .map(({ placeholder }) => `"${placeholder}" is cut`),
  );

for (const locale of locales) {
  test(`the navbar in ${locale} takes one line at every width and shows the sections or the menu, and no search field cuts its placeholder`, async ({
    page,
  }) => {
    // The page of an operation has the button of its contents at every width.
    for (const path of ['/', '/search', '/no-such-page', '/docs/api/Mutations/Authentication/login-api', doc]) {
      await page.goto(`/${locale}${path}`);
      const some = path === doc ? widths : path.startsWith('/docs') || path === '/' ? narrowest : narrowest.slice(1, 4);
      expect(await faults(page, some, cutPlaceholders), path).toEqual([]);
    }
  });
}

test('the navbar takes one line if the reader has doubled the text size of the browser', async ({
  browserName,
  baseURL,
  launchOptions,
}) => {
  test.skip(browserName !== 'chromium', 'sets the text size by a switch of Chromium');
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage();
  for (const locale of locales) {
    await page.goto(`${baseURL}/${locale}${doc}`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    // A phone has no room for a mark and four buttons of that size.
    expect(
      await faults(
        page,
        widths.filter((width) => width > 700),
      ),
    ).toEqual([]);
  }
  await browser.close();
});

test('a section that does not fit into the navbar is in its menu', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/ru/docs/tutorial-basics/getting-started');
  const blog = page.locator('.navbar-links').getByRole('link', { name: 'Блог' });
  await expect(blog).toBeHidden();
  await page.locator('.navbar-links summary').click();
  await blog.click();
  await expect(page).toHaveURL(/\/ru\/blog$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(blog).toBeVisible();
  await expect(page.locator('.navbar-links summary')).toBeHidden();
});

test("with a reader's style sheet that enlarges text, sidebars begin below the navbar, or it scrolls away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/ru${doc}`);
  await interact(page);
  const size = async (letters: string) => {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, letters);
    await page.mouse.wheel(0, 600);
    const navbar = page.locator('.navbar');
    const height = async () => (await navbar.boundingBox())?.height ?? 0;
    return { navbar, height };
  };
  const larger = await size('20px');
  await expect
    .poll(async () => (await page.locator('.drawer').boundingBox())?.y)
    .toBeGreaterThanOrEqual(Math.floor(await larger.height()));
  const huge = await size('32px');
  await expect(huge.navbar).toHaveCSS('position', 'static');
});

test('the navbar, the columns and the footer share their edges on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const path of [
    doc,
    '/docs/api/Types',
    '/docs/api/Mutations/Billing',
    '/docs/changelog/2019',
    '/blog',
    '/blog/archive',
  ]) {
    await page.goto(`/en${path}`, { waitUntil: 'domcontentloaded' });
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { paddingInlineStart } = getComputedStyle(element);
          return Math.round(element.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart));
        });
    const edges = new Set([await left('.brand'), await left('.docs-sidebar a'), await left('.footer h2')]);
    expect(edges.size, path).toBe(1);
  }
});
