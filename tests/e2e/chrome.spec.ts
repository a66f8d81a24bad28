import { chromiumOnly, onSmallSite } from './pages.ts';
import { expect, test } from './test.ts';

test.use(onSmallSite);

const doc = '/en/docs/troubleshoot/slow-connection';

test.describe('Site chrome', () => {
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
    const ids = (selector: string) => page.locator(selector).evaluateAll((all) => all.map(({ id }) => id));
    const listed = await toc.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed).toEqual((await ids('.content :is(h2, h3)[id]')).map((id) => `#${id}`));
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

  test('code is copied by its button and says so', chromiumOnly, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/en/docs/api/getting-started');
    const block = page.locator('.code-block:visible').first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await block.locator('code').textContent());
  });

  test('the menu under a page copies the page as Markdown and closes', chromiumOnly, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(doc);
    const menu = page.locator('.page-foot details');
    await menu.getByText('Copy page').click();
    await expect(menu.getByRole('listitem')).toHaveText(['Copy as Markdown', 'View as Markdown', 'Print']);
    await menu.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(menu.getByRole('listitem').first()).toHaveText('Copied');
    const markdown = await page.request.get(`${doc}.md`);
    expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await markdown.text());
    await page.keyboard.press('Escape');
    await expect(menu.getByText('View as Markdown')).toBeHidden();
  });

  test('the platform that a link names holds until the reader chooses another', async ({ page }) => {
    const doc = '/en/docs/tutorial-basics/getting-started';
    const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true }).first();
    await page.goto(`${doc}?platform=ios&from=mail#next`);
    await expect(panel('iOS')).toBeVisible();
    await page.getByRole('tab', { name: 'Android', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${doc}\\?from=mail#next$`));
    await page.reload();
    await expect(panel('Android')).toBeVisible();
    await expect(panel('iOS')).toBeHidden();
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
});
