import { expect, type Page } from '@playwright/test';

/** A page in a state that differs from the loaded page in one part of it. */
interface State {
  readonly name: string;
  readonly path: string;
  readonly part: string;
  /** Brings the loaded page into the state. */
  readonly open: (page: Page) => Promise<void>;
  /** The state exists on narrow screens only. */
  readonly narrow?: true;
}

const doc = '/docs/troubleshoot/slow-connection';
const login = '/docs/api/Mutations/Authentication/login-api';
const webhook = '/docs/api/Mutations/Notifications/webhook-integration';

const searchFor = (text: string, shown: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  const dialog = page.locator('#search-dialog');
  await expect(dialog.locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  await dialog.locator('input').fill(text);
  await expect(dialog.locator(shown).first()).toBeVisible();
};

const shows = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();

/** Clicks one thing after the other, and waits for what the last one shows. */
const press =
  (...selectors: readonly [...clicks: string[], shown: string]) =>
  async (page: Page) => {
    for (const click of selectors.slice(0, -1)) await page.locator(click).first().click();
    await shows(selectors.at(-1) ?? '')(page);
  };

/** The states of pages, each on one page. */
export const states: readonly State[] = [
  { name: 'search with results', path: doc, part: '#search-dialog', open: searchFor('vpn', '.result-excerpt') },
  { name: 'search without results', path: doc, part: '#search-dialog', open: searchFor('qqxzvwj', '.no-results') },
  {
    name: 'search that failed',
    path: doc,
    part: '#search-dialog',
    open: async (page) => {
      await page.route('**/search/*/*.json', (route) => route.abort());
      await searchFor('vpn', '[role="alert"]')(page);
      await page.unroute('**/search/*/*.json');
    },
  },
  { name: 'search page with results', path: '/search?q=vpn', part: 'main', open: shows('.result-excerpt') },
  { name: 'search page without results', path: '/search?q=qqxzvwj', part: 'main', open: shows('.no-results') },
  {
    name: 'breadcrumbs in two rows',
    path: '/docs/api/Mutations/Promotions/check-coupon-code-api',
    part: '.breadcrumbs',
    narrow: true,
    open: shows('.breadcrumbs'),
  },
  {
    name: 'open drawer',
    path: doc,
    part: '#drawer',
    narrow: true,
    open: press('.menu-button', '#drawer .docs-sidebar'),
  },
  {
    name: 'main menu in the drawer',
    path: doc,
    part: '#drawer',
    narrow: true,
    open: press('.menu-button', '.to-main', '#drawer .drawer-main'),
  },
  { name: 'open language menu', path: doc, part: '.navbar', open: press('.language-menu summary', '.language-menu a') },
  { name: 'request builder', path: login, part: '.builder', open: press('.builder > button', '.builder form') },
  {
    name: 'request builder with a mistake',
    path: webhook,
    part: '.builder',
    open: async (page) => {
      await page.locator('.builder > button').click();
      await page.locator('[id="builder-input.name"]').fill('');
      await expect(page.locator('[id="builder-input.name-mistake"]')).toBeVisible();
    },
  },
];
