import { expect, test } from '@playwright/test';

const doc = '/en/docs/troubleshoot/slow-connection';

test.describe('Site chrome', () => {
  test("the skip link is labelled 'Skip to main content' and leads to the text", async ({ page }) => {
    await page.goto(doc);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to main content');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
  });

  test('the top navigation leads to every section, the blog and the external sign-in', async ({ page }) => {
    await page.goto('/en/');
    const links = page.getByRole('navigation', { name: 'Main' }).first().getByRole('link');
    await expect(links).toHaveText([
      'Tutorials',
      'Troubleshooting',
      'Services',
      'Developers',
      'Changelog',
      'Business',
      'Blog',
      /^Sign in/,
    ]);
    await expect(links.last()).toHaveAttribute('href', /^https:\/\/orbvpn\.com\//);
  });

  test('the language dropdown keeps the path, the query and the hash', async ({ page }) => {
    await page.goto(`${doc}?x=1#dns`);
    await page.locator('.language-menu summary').click();
    await page.getByRole('link', { name: 'Русский' }).click();
    await expect(page).toHaveURL(/\/ru\/docs\/troubleshoot\/slow-connection\?x=1#dns$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });

  test('a dropdown closes on a click outside, when focus leaves it and on Escape', async ({ page }) => {
    await page.goto(doc);
    const menu = page.locator('.language-menu');
    await menu.locator('summary').click();
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await page.locator('.brand').focus();
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
  });

  test("the colour mode toggle flips the mode and stores it under the key 'theme'", async ({ page }) => {
    await page.goto(doc);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL(/\/en\/blog$/);
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('with no stored choice the system preference is followed', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ colorScheme: 'dark' });
    await page.goto(`${baseURL}${doc}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.close();
  });

  test('the announcement bar is visible until closed, and closing is remembered by its id', async ({ page }) => {
    await page.goto(doc);
    const bar = page.getByRole('region', { name: 'Announcement' });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
    await page.evaluate(() => localStorage.setItem('announcement', 'an older one'));
    await page.reload();
    await expect(bar).toBeVisible();
  });

  test('the footer has every link of the specification', async ({ page }) => {
    await page.goto('/en/');
    const footer = page.getByRole('contentinfo');
    for (const name of ['iOS', 'Android', 'Windows', 'macOS']) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        /\/docs\/tutorial-basics\/getting-started/,
      );
    }
    const targets: Record<string, RegExp> = {
      Troubleshooting: /\/docs\/troubleshoot\/slow-connection$/,
      'Live chat': /\/docs\/services\/concierge$/,
      'Support tickets': /^https:\/\//,
      Telegram: /^https:\/\//,
      Changelog: /\/docs\/changelog\/changelog$/,
      API: /\/docs\/api\/getting-started$/,
      'User dashboard': /^https:\/\//,
    };
    for (const [name, href] of Object.entries(targets)) {
      await expect(footer.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText('© 2024');
  });

  test('the search box is placeholdered and submits to the search page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/en/');
    const field = page.locator('#home-search');
    await expect(field).toHaveAttribute('placeholder', 'Search docs');
    await expect(field).toHaveAttribute('maxlength', '64');
    await expect(page.locator('.hero').getByRole('button')).toHaveText('Search');
  });

  test('docs pages have breadcrumbs, previous and next page, an edit link and anchors on headings', async ({
    page,
  }) => {
    await page.goto('/en/docs/troubleshoot/slow-connection');
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
      'Home',
      'Documentation',
      'Troubleshooting',
      'Connection',
      /./,
    ]);
    const pages = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link');
    await expect(pages.first()).toHaveAttribute('href', '/en/docs/troubleshoot/connection-issue');
    await expect(pages.last()).toHaveAttribute('href', '/en/docs/troubleshoot/server-connection');
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /content\/en\/docs\/troubleshoot\/slow-connection\.mdx$/,
    );
    await expect(page.locator('h2#dns a.heading-link')).toHaveAttribute('href', '#dns');
  });

  test('the table of contents shows levels 2 to 3 and marks the current heading', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.goto(doc);
    const toc = page.locator('[data-toc]');
    const depths = await toc.locator('li').evaluateAll((items) => items.map((item) => item.getAttribute('data-depth')));
    for (const depth of depths) expect(['2', '3']).toContain(depth);
    await toc.locator('a[href="#dns"]').click();
    await expect(toc.locator('a[href="#dns"]')).toHaveAttribute('aria-current', 'true');
  });

  test('sidebar categories keep their state and scroll position across pages', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 500 });
    await page.goto('/en/docs/services/platforms/android');
    const orbnet = page.locator('details[data-category="/docs/services/orbnet"]');
    await orbnet.locator('> summary').click();
    await expect(orbnet).toHaveAttribute('open');
    await page.locator('.drawer').evaluate((drawer) => drawer.scrollTo({ top: 120, behavior: 'instant' }));
    await page.locator('.docs-sidebar').getByRole('link', { name: 'Linux' }).click();
    await expect(page).toHaveURL(/platforms\/linux$/);
    await expect(orbnet).toHaveAttribute('open');
    expect(await page.locator('.drawer').evaluate((drawer) => drawer.scrollTop)).toBeGreaterThan(60);
  });

  test('code is copied by its button and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/en/docs/api/getting-started');
    const block = page.locator('.code-block:visible').first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await block.locator('code').textContent());
  });

  test('tabs of a group switch together, are remembered, and follow the arrow keys', async ({ page }) => {
    await page.goto('/en/docs/tutorial-basics/getting-started');
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await expect(page.getByRole('tabpanel', { name: 'Windows' }).first()).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Android', exact: true }).first()).toBeHidden();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Windows' }).first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Windows' }).first().press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'macOS' }).first()).toBeFocused();
    await page.goto('/en/docs/tutorial-basics/getting-started?platform=ios');
    await expect(page.getByRole('tabpanel', { name: 'iOS' }).first()).toBeVisible();
  });

  test('a diagram is enlarged by a click and closed by Escape', async ({ page }) => {
    await page.goto('/en/docs/services/vpn-protocols/wireguard');
    await page.locator('[data-zoom]').first().click();
    await expect(page.locator('dialog.zoom')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.zoom')).toHaveCount(0);
  });

  test('a link back to the top appears after two screens', async ({ page }) => {
    await page.goto(doc);
    const link = page.getByRole('link', { name: 'Back to top' });
    await expect(link).toBeHidden();
    await page.mouse.wheel(0, 4000);
    await expect(link).toBeVisible();
    await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('Mobile sidebar (996 px and below)', () => {
  test.use({ viewport: { width: 996, height: 800 } });

  test('opens with the pages of the section, leads to the main menu and back, and closes on navigation', async ({
    page,
  }) => {
    await page.goto(doc);
    const drawer = page.locator('#drawer');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(drawer.locator('.docs-sidebar a').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Back to main menu' }).click();
    await expect(drawer.getByRole('link', { name: 'Developers' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Pages of this section' }).click();
    await drawer.locator('.docs-sidebar').getByRole('link').nth(2).click();
    await expect(drawer).toBeHidden();
  });

  test('closes when the window becomes wide', async ({ page }) => {
    await page.goto(doc);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#drawer:popover-open')).toHaveCount(1);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.locator('#drawer:popover-open')).toHaveCount(0);
  });

  test('is a column at 997 px', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await page.goto(doc);
    await expect(page.locator('.docs-sidebar')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  });
});
