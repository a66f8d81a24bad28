import { chromiumOnly } from '../pages.ts';
import { isSameDocument, markDocument } from '../specification/site.ts';
import { expect, test } from '../test.ts';
import { delay, dialogOf, doc, fieldOf, linksOf, searchFor } from './dialog.ts';

test.describe('The search dialog, across page switches', () => {
  test.beforeEach(({ page }) => page.goto(`/en${doc}`));

  test('CHROME-16: opens a result of the site, and keeps working after the switch', async ({ page }) => {
    await markDocument(page);
    for (const query of ['password', 'kill switch', 'refund', 'wireguard']) {
      await searchFor(page, query);
      await expect(linksOf(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeHidden();
      await expect(dialogOf(page)).toHaveCount(1);
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  test('leaves neither listeners nor pages in memory after a switch', chromiumOnly, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const inMemory = async () => {
      // The dialog of the previous page closes 150 ms later.
      await page.waitForTimeout(300);
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const count = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
      return { listeners: count('JSEventListeners'), nodes: count('Nodes') };
    };
    await session.send('Performance.enable');
    const visit = async (query: string) => {
      const before = page.url();
      await searchFor(page, query);
      await expect(linksOf(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(before);
    };
    await visit('password');
    await visit('refund');
    const early = await inMemory();
    for (let i = 0; i < 4; i++) {
      await visit('password');
      await visit('refund');
    }
    const late = await inMemory();
    expect(late.listeners).toBeLessThan(early.listeners * 1.3);
    expect(late.nodes).toBeLessThan(early.nodes * 1.5);
  });

  test('stays open with the typed text if it was opened during a switch', async ({ page }) => {
    const next = '/en/docs/troubleshoot/server-connection';
    // Well below the second that a link waits for the router.
    for (const late of ['**/_astro/router*.js', `**${next}`]) await delay(page, late, 400);
    await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), next);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('pass');
    await expect(page).toHaveURL(new RegExp(`${next}$`));
    await page.keyboard.type('word');
    await expect(fieldOf(page)).toHaveValue('password');
    await expect(linksOf(page).first()).toBeVisible();
  });
});
