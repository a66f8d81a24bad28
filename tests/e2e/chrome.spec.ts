import { chromiumOnly, onSmallSite } from './pages.ts';
import { expect, test } from './test.ts';

test.use(onSmallSite);

const doc = '/en/docs/troubleshoot/slow-connection';

test.describe('Site chrome', () => {
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
});
