import { holdBack } from './specification/site.ts';
import { expect, type Route, test } from './test.ts';
import { expectWorkingHtml, follow } from './workingHtml.ts';

const doc = '/docs/tutorial-basics/getting-started';
const scripts = /\.js(\?|$)/;
/** Pages with parts that need scripts; `withoutScript.spec.ts` looks at every kind of page. */
const withParts = [
  '/',
  '/search?q=dns',
  '/docs/changelog/changelog',
  '/docs/api/getting-started',
  '/docs/api',
  '/docs/api/Mutations/Authentication/login-api',
  '/docs/services/vpn-protocols/wireguard',
  '/docs/troubleshoot',
  '/docs/tutorial-basics/keep-offline',
  '/blog/wireguard-quantum-future',
  '/no-such-page',
];

/** Ways to lose scripts on a filtered or failing network, after the HTML has arrived. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'are cut off': (route) => route.abort('connectionreset'),
  'are answered with an error': (route) => route.fulfill({ status: 500, body: '' }),
  'are answered with the page of a filter': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blocked</title><p>Blocked' }),
  'are answered with a page that calls itself a script': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><title>Blocked</title><p>Blocked' }),
};

for (const [index, [failure, fail]] of Object.entries(failures).entries())
  test(`If all scripts ${failure}, pages show their text, all tabs and no dead control, and their links work, as with JavaScript off`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.route(scripts, fail);
    // For most of a page it makes no difference how its scripts were lost.
    for (const path of [doc, ...(index > 0 ? [] : withParts)]) {
      await page.goto(`/fa${path}`);
      await expectWorkingHtml(page, 'fa');
    }
    await page.goto(`/fa${doc}`);
    await follow(page.locator('.navbar-links a[href$="/blog"]'));
    await follow(page.locator('.post-excerpt h2 a'));
    await follow(page.locator('.breadcrumbs a, .brand'));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/fa${doc}`);
    await page.locator('.menu-button').click();
    await follow(page.locator('#drawer .drawer-main a[href$="/docs/services"]'));
    await expectWorkingHtml(page, 'fa');
  });

test("With all scripts cut off the colours are those of the reader's system", async ({ page }) => {
  await page.route(scripts, (route) => route.abort('connectionreset'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/en${doc}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('If only the scripts of the first interaction fail, the page hides what needs them', async ({ page }) => {
  await page.goto(`/en${doc}`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.route(scripts, (route) => route.abort('connectionreset'));
  await page.mouse.move(300, 300);
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
  await expectWorkingHtml(page, 'en');
});

test('If scripts hang, the page stops waiting for them, and uses them when they arrive', async ({ page }) => {
  const { hold, release } = holdBack();
  await page.clock.install();
  await page.route(scripts, hold);
  await page.goto(`/en${doc}`, { waitUntil: 'commit' });
  await expect(page.locator('footer').last()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-js', '');
  await page.clock.fastForward(10_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
  await expectWorkingHtml(page, 'en');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await expect(page.getByRole('tabpanel', { name: 'Windows' }).first()).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Android', exact: true }).first()).toBeHidden();
});
