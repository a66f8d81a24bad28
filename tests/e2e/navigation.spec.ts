import { expect, test } from '@playwright/test';

const from = '/en/docs/troubleshoot/slow-connection';
const to = '/en/docs/troubleshoot/server-connection';

test.describe('States and transitions: switching pages', () => {
  test.use({ viewport: { width: 1300, height: 700 } });

  test('a link switches the page without loading the document again', async ({ page }) => {
    await page.goto(from);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`.docs-sidebar a[href="${to}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('the next page is fetched when the reader points at its link', async ({ page }) => {
    await page.goto(from);
    const fetched = page.waitForRequest((request) => request.url().endsWith(to));
    await page.locator(`.docs-sidebar a[href="${to}"]`).hover();
    await fetched;
  });

  test('nothing is fetched ahead with data saver on', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.goto(from);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator(`.docs-sidebar a[href="${to}"]`).hover();
    await page.waitForTimeout(600);
    expect(requests.filter((url) => url.endsWith(to))).toEqual([]);
  });

  test('nothing is fetched ahead on a 2G line', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } }),
    );
    await page.goto(from);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.locator(`.docs-sidebar a[href="${to}"]`).hover();
    await page.waitForTimeout(600);
    expect(requests.filter((url) => url.endsWith(to))).toEqual([]);
  });

  test('a loading bar starts 200 ms after a switch begins and ends with it; it has no spinner', async ({ page }) => {
    await page.goto(from);
    await page.route(`**${to}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await page.evaluate((href) => {
      document.addEventListener('click', () => Object.assign(window, { clicked: performance.now() }), {
        capture: true,
      });
      new MutationObserver(() => {
        if (document.querySelector('.loading-bar') && !('shown' in window))
          Object.assign(window, { shown: performance.now() });
      }).observe(document.body, { childList: true });
      document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click();
    }, to);
    await expect(page.locator('.loading-bar')).toHaveCount(1);
    const delay = await page.evaluate(
      () => Number(Reflect.get(window, 'shown')) - Number(Reflect.get(window, 'clicked')),
    );
    expect(delay).toBeGreaterThanOrEqual(200);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('.loading-bar')).toHaveCount(0);
  });

  test('a failed load of a page logs a warning and loads the whole page', async ({ page }) => {
    await page.goto(from);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const warning = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && message.text().includes('could not be loaded'),
    );
    let first = true;
    await page.route(`**${to}`, (route) => {
      if (!first) return route.continue();
      first = false;
      return route.abort();
    });
    await page.evaluate((href) => document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click(), to);
    await warning;
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('a page of another build is loaded whole, so that its scripts do not run beside those of this one', async ({
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

  test('after a switch the view is at the top, or at the target of the hash', async ({ page }) => {
    await page.goto(from);
    await page.mouse.wheel(0, 900);
    await page.evaluate((href) => document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click(), to);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = `${href}#dns`;
      document.querySelector('main')?.append(link);
      link.click();
    }, from);
    await expect(page).toHaveURL(/#dns$/);
    await expect(page.locator('h2#dns')).toBeInViewport();
  });

  test('the scroll position is kept if only the query changed', async ({ page }) => {
    await page.goto(from);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const before = await page.evaluate(() => scrollY);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '?platform=ios';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page).toHaveURL(/\?platform=ios$/);
    await page.waitForTimeout(200);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40);
  });

  test('focus moves to the heading of the new page and its title is announced', async ({ page }) => {
    await page.goto(from);
    await page.evaluate((href) => document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click(), to);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('.astro-route-announcer')).toHaveText(await page.title());
  });

  test('a hydration flag stands on <html> and stays there', async ({ page }) => {
    await page.goto(from);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.evaluate((href) => document.querySelector<HTMLElement>(`.docs-sidebar a[href="${href}"]`)?.click(), to);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });

  test('pages that were left do not stay in memory', async ({ page }) => {
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
    for (let i = 0; i < 5; i++) {
      await go(to);
      await go(from);
    }
    const early = await nodes();
    for (let i = 0; i < 15; i++) {
      await go(to);
      await go(from);
    }
    expect(await nodes()).toBeLessThan(early * 1.5);
  });
});
