import { chromiumOnly, onSmallSite } from './pages.ts';
import { expect, type Page, test } from './test.ts';

test.use(onSmallSite);

const from = '/en/docs/troubleshoot/slow-connection';
const to = '/en/docs/troubleshoot/server-connection';

/** A link that is followed before the router has come leads to a page that is loaded whole. */
async function waitForRouter(page: Page): Promise<void> {
  await page.mouse.move(640, 300);
  await page.mouse.move(650, 300);
  await expect(page.locator('link[href*="late"]')).toBeAttached();
}

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

  test('a page of another build is loaded whole, so that its scripts do not run next to those of this one', async ({
    page,
  }) => {
    await page.goto(from);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(`**${to}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/(<script type="module" src="[^"]*)"/g, '$1?next"');
      await route.fulfill({ response, body: html });
    });
    await page.locator(`.docs-sidebar a[href="${to}"]`).hover();
    await expect(page.locator('link[href*="late"]')).toBeAttached();
    await page.locator(`.docs-sidebar a[href="${to}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('a page that the reader replaces by another before it has come is not a failure', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (line) => lines.push(line.text()));
    await page.goto(from);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    await page.route(`**${to}`, () => asked());
    await page.locator(`.docs-sidebar a[href="${to}"]`).click();
    await isAsked;
    await page.locator('.docs-sidebar a[href$="/protocol-selection"]').click();
    await expect(page).toHaveURL(/\/protocol-selection$/);
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(lines).toEqual([]);
  });

  test('a router that fails leaves the link to the browser', async ({ page }) => {
    await page.addInitScript(() => {
      DOMParser.prototype.parseFromString = () => {
        throw new TypeError('This document requires TrustedHTML assignment.');
      };
    });
    for (const go of [
      () => page.locator(`.docs-sidebar a[href="${to}"]`).click(),
      () => page.locator('.docs-sidebar a[href$="/protocol-selection"]').click(),
    ]) {
      const before = page.url();
      if (before === 'about:blank') await page.goto(from);
      await go();
      await expect(page).not.toHaveURL(before === 'about:blank' ? from : before);
      await expect(page.locator('h1')).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator(`.docs-sidebar a[href="${to}"]`)).toHaveAttribute('aria-current', 'page');
  });

  test('the middle button and Ctrl open a link in another tab', async ({ page, context }) => {
    await page.goto(from);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const link = page.locator(`.docs-sidebar a[href="${to}"]`);
    const inNewTab = [() => link.click({ button: 'middle' }), () => link.click({ modifiers: ['ControlOrMeta'] })];
    for (const click of inNewTab) {
      const opened = context.waitForEvent('page');
      await click();
      const tab = await opened;
      await expect(tab).toHaveURL(new RegExp(`${to}$`));
      await tab.close();
    }
    await expect(page).toHaveURL(new RegExp(`${from}$`));
  });

  test('focus moves to the heading of the new page and its title is announced', async ({ page }) => {
    await page.goto(from);
    await waitForRouter(page);
    await page.evaluate((href) => document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click(), to);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('.route-announcer')).toHaveText(await page.title());
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
    await page.mouse.move(300, 300);
    await expect(page.locator('link[href*="late"]')).toBeAttached();
    await scrollDown(300);
    await page.evaluate((href) => document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click(), to);
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
    await page.mouse.move(300, 300);
    await expect(page.locator('link[href*="late"]')).toBeAttached();
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
    // The page glides there.
    await expect.poll(() => page.evaluate(() => scrollY > 0 && history.state?.scrollY === scrollY)).toBe(true);
    const below = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(below);
    expect(asked.filter((url) => url.includes('/docs/'))).toEqual([]);
  });

  test('a step that leaves a page before the next one has come does not lose its place', async ({ page }) => {
    await page.goto(from);
    await page.evaluate((href) => document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click(), to);
    await expect(page.locator('h1')).toBeFocused();
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(200);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${from}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(new RegExp(`${from}$`));
    // Scrolling the page that is still shown is not noted as the place on the one that is to come.
    await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }));
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => history.state?.scrollY)).toBe(0);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    release();
    await page.waitForTimeout(300);
    await expect(page.locator(`.docs-sidebar a[href="${to}"]`)).toHaveAttribute('aria-current', 'page');
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
      await page.evaluate(
        (href) => document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click(),
        path,
      );
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
