import { layoutShift } from './layoutShift.ts';
import { onSmallSite } from './pages.ts';
import { expect, type Page, test } from './test.ts';

test.use(onSmallSite);

const guide = 'docs/tutorial-basics/getting-started';

const selectedTabs = (page: Page) => page.locator('[data-tabs="platform"] [aria-selected="true"]');
const shownPanels = (page: Page) => page.locator('[data-tabs="platform"] [role="tabpanel"]:visible');
test('A platform that is chosen once applies on every page, in every language and in other browser tabs', async ({
  page,
  context,
}) => {
  await page.goto(`/en/${guide}`);
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await page.getByLabel('Language').click();
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(new RegExp(`/ru/${guide}`));
  await expect(selectedTabs(page)).toHaveText(['Windows', 'Windows']);

  const other = await context.newPage();
  await other.goto('/en/');
  await other.locator('.door [data-platform="ios"]').click();
  await expect(other).toHaveURL(/platforms\/ios$/);
  await expect(selectedTabs(page)).toHaveText(['iOS', 'iOS']);

  await other.goto('/fa/');
  await expect(other.locator('.door [data-mine]')).toHaveAttribute('data-platform', 'ios');
});

test('The chosen platform is shown in the first frame, before the behaviours are loaded, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('tabs-platform', 'macos'));
  await page.route(/behaviours/, () => undefined);
  // In Firefox a pending module delays the end of loading.
  const opened = { waitUntil: 'domcontentloaded' } as const;
  await page.goto(`/en/${guide}`, opened);
  await expect(selectedTabs(page)).toHaveText(['macOS', 'macOS']);
  await expect(shownPanels(page)).toHaveCount(2);
  expect(await layoutShift(page)).toBe(0);

  // The app is in a window on a computer.
  await page.goto('/fa/docs/tutorial-basics/vpn-connection', opened);
  await expect(page.locator('.screen')).toHaveCSS('inline-size', '400px');
  // An address can have a platform.
  await page.goto('/fa/docs/tutorial-basics/vpn-connection?platform=ios', opened);
  await expect(page.locator('.screen')).not.toHaveCSS('inline-size', '400px');
});
