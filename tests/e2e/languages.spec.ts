import { onSmallSite } from './pages.ts';
import { expect, test } from './test.ts';

test.use(onSmallSite);

test.describe('Languages', () => {
  test('Persian has its sidebar on the right and its table of contents on the left', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await page.goto('/fa/docs/troubleshoot/slow-connection');
    const box = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      });
    const text = await box('main article');
    expect((await box('.docs-sidebar')).left).toBeGreaterThanOrEqual(text.right);
    expect((await box('[data-toc]')).right).toBeLessThanOrEqual(text.left);
  });

  test('the letter after a zero-width non-joiner is drawn', async ({ page }) => {
    await page.goto('/fa/docs/troubleshoot/slow-connection');
    await page.evaluate(() => document.fonts.ready);
    const width = (text: string) =>
      page.locator('main').evaluate((main, shown) => {
        const span = document.createElement('span');
        span.textContent = shown;
        main.append(span);
        const { width: drawn } = span.getBoundingClientRect();
        span.remove();
        return drawn;
      }, text);
    expect(await width('می\u200cآ')).toBeGreaterThan((await width('می')) + 2);
  });

  test('code stays left to right in Persian', async ({ page }) => {
    await page.goto('/fa/docs/api/getting-started');
    for (const code of await page.locator('.code-block:visible, .content code:visible').all())
      expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  });

  test('a language link that is opened in a new tab, or copied, keeps query and hash as they are then', async ({
    page,
    context,
  }) => {
    await page.goto('/en/search');
    await page.locator('#page-search').fill('wireguard');
    await expect(page).toHaveURL(/\?q=wireguard$/);
    await page.locator('.language-menu summary').click();
    const opened = context.waitForEvent('page');
    await page.locator('a[data-language="ru"]').click({ button: 'middle' });
    const tab = await opened;
    await expect(tab).toHaveURL(/\/ru\/search\?q=wireguard(#|$)/);
    await tab.close();
    await page.locator('#page-search').fill('openconnect');
    await expect(page).toHaveURL(/\?q=openconnect$/);
    const link = page.locator('a[data-language="ru"]');
    await page.locator('.language-menu summary').focus();
    if (!(await link.isVisible())) await page.keyboard.press('Enter');
    await link.focus();
    await expect(link).toHaveAttribute('href', /\?q=openconnect(#|$)/);
  });
});
