import { chromiumOnly, onSmallSite } from './pages.ts';
import { activate, interact } from './specification/site.ts';
import { expect, test } from './test.ts';

test.use(onSmallSite);

const from = '/en/docs/troubleshoot/slow-connection';
const to = '/en/docs/troubleshoot/server-connection';

test.describe('Switching pages', () => {
  test.use({ viewport: { width: 1300, height: 700 } });

  test('style sheets that scripts added stay, after those of the next page, which they complete', async ({ page }) => {
    await page.goto(from);
    await page.mouse.move(300, 300);
    const late = page.locator('link[href*="late"]');
    await expect(late).toBeAttached();
    await late.evaluate((link) => link.setAttribute('data-same', ''));
    for (const path of ['/en/blog', from]) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
      }, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator('head > link[rel="stylesheet"]').last()).toHaveAttribute('data-same');
      await expect(late).toHaveCount(1);
    }
  });

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

  test('steps through the history end where the reader left each page, also after one was loaded again', async ({
    page,
  }) => {
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

  test('a link to a place on the page loads nothing, and neither do the steps back and forward', async ({ page }) => {
    await page.goto(`${from}?x=1`);
    await interact(page);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#dns' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page).toHaveURL(/#dns$/);
    await expect(page.locator('#dns')).toBeInViewport();
    await expect.poll(() => page.locator('#dns').evaluate((heading) => heading.matches(':target'))).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY > 0 && history.state?.scrollY === scrollY)).toBe(true);
    const below = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(below);
    expect(asked.filter((url) => url.includes('/docs/'))).toEqual([]);
  });

  test('pages that were left do not stay in memory', chromiumOnly, async ({ page }) => {
    await page.goto(from);
    const session = await page.context().newCDPSession(page);
    const nodes = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
    };
    await session.send('Performance.enable');
    const go = async (path: string) => {
      await activate(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    };
    await page.mouse.move(300, 300);
    for (let i = 0; i < 4; i++) {
      await go(to);
      await go(from);
    }
    const early = await nodes();
    for (let i = 0; i < 8; i++) {
      await go(to);
      await go(from);
    }
    // Memory of a page switch still under way is given back; leaked memory is not.
    await expect.poll(nodes).toBeLessThan(early * 1.5);
  });
});
