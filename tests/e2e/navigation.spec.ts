import { onSmallSite } from './pages.ts';
import { activate, interact } from './specification/site.ts';
import { expect, test } from './test.ts';

test.use(onSmallSite);

const from = '/en/docs/troubleshoot/slow-connection';
const to = '/en/docs/troubleshoot/server-connection';

test.describe('Switching pages', () => {
  test.use({ viewport: { width: 1300, height: 700 } });

  test('focus moves to the heading of the new page and its title is announced', async ({ page }) => {
    await page.goto(from);
    await interact(page);
    await activate(page, to);
    await expect(page.locator('h1')).toBeFocused();
    const announcer = page.locator('.route-announcer');
    await expect(announcer).toHaveText(await page.title());
    // The names of operations are long, and never make a page wider than a phone.
    await announcer.evaluate((place) => place.replaceChildren('x'.repeat(400)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('steps through the history end where the reader left each page, also after a reload', async ({ page }) => {
    const scroll = () => page.evaluate(() => scrollY);
    const scrollDown = async (top: number) => {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(top);
    };
    await page.goto(from);
    await interact(page);
    await scrollDown(300);
    await activate(page, to);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect.poll(scroll).toBe(0);
    await scrollDown(200);
    await page.goBack();
    await expect(page.locator(`.docs-sidebar a[href="${from}"]`)).toHaveAttribute('aria-current', 'page');
    expect(await scroll()).toBe(300);
    await page.goForward();
    await expect(page.locator(`.docs-sidebar a[href="${to}"]`)).toHaveAttribute('aria-current', 'page');
    expect(await scroll()).toBe(200);
    await page.reload();
    await expect.poll(scroll).toBe(200);
    await page.goBack();
    await expect(page.locator(`.docs-sidebar a[href="${from}"]`)).toHaveAttribute('aria-current', 'page');
    await expect.poll(scroll).toBe(300);
  });
});
