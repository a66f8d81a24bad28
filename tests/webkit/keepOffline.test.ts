import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { WeakSite } from '../e2e/weakSite.ts';
import { startBrowser } from './browser.ts';

/** Storing in WebKit. Under automation it forgets everything when it is closed, so nothing here opens it a second time. */
const browser = await startBrowser();
const site = new WeakSite(inject('site'));
beforeAll(() => site.open());
afterAll(() => site.close());

const status = '[data-keep] [role="status"]';
/** What the browser keeps of the site, for the callback of an asynchronous script. */
const traces = `Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()]).then(([caches, workers]) =>
  arguments[0]({ caches, workers: workers.length, settings: Object.keys(localStorage) }))`;
const openPath = (path: string) => browser.driver.get(site.origin + path);
const address = () => browser.driver.getCurrentUrl();

/** Opens the page with the controls. Their script comes with the first movement of the reader. */
async function openControls(): Promise<void> {
  await openPath('/ru/docs/tutorial-basics/keep-offline');
  await browser.driver.actions().move({ x: 200, y: 200 }).move({ x: 210, y: 210 }).perform();
}

test('A reader stores the guides over a connection that breaks, reads and searches them without a network, and removes them', async () => {
  await openControls();
  await browser.see('[data-size="guides"]:not(:empty)');
  site.takeAsked();
  site.breakAfter(20, 50);
  await browser.click('button[name="guides"]');
  await expect.poll(() => browser.text(status), { timeout: 50_000 }).toMatch(/^Руководства сохранены/);
  expect(site.hasBroken).toBe(true);

  await site.close();
  await openPath('/ru/docs/troubleshoot/slow-connection');
  await browser.click('#navbar-search');
  await browser.fill('#search-dialog input', 'пароль');
  await browser.click('#search-dialog .result a');
  await expect.poll(address).toContain('/ru/docs/tutorial-basics/password-management');
  await openPath('/ru/docs/api/getting-started');
  expect(await browser.text('h1')).toBe('Этой страницы нет на вашем устройстве');

  await openControls();
  await browser.click('button[name="remove"]');
  await expect.poll(() => browser.text(status)).toMatch(/^Всё удалено/);
  expect(await browser.driver.executeAsyncScript(traces)).toEqual({ caches: [], workers: 0, settings: [] });
  // A page that was not read before: WebKit opens those once more from memory.
  await openPath('/ru/docs/troubleshoot/local-network').catch(() => undefined);
  expect(await browser.count('h1')).toBe(0);
}, 120_000);
