import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, chromium, expect, type Page, selectors } from '@playwright/test';
import { systemPython } from '../../tools/browser.ts';
import { freePort } from '../freePort.ts';
import { sitePort } from '../ports.ts';

/** What a page needs of Playwright and an older engine lacks. It reaches all worlds of a page as a selector that nobody uses. */
const shim = `(Element.prototype.checkVisibility = Element.prototype.checkVisibility || function () {
  return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
}, { query: () => null, queryAll: () => [] })`;

/**
 * The page of a window of Qt WebEngine, driven over its DevTools. An engine has one window, which all tests of a worker share:
 * it has no contexts, so each test begins by emptying storage.
 */
export const test = base.extend<{ page: Page; problems: string[] }, { qt: 5 | 6; window: Page }>({
  qt: [5, { option: true, scope: 'worker' }],

  window: [
    async ({ qt }, use) => {
      const port = await freePort();
      const engine = spawn(systemPython, [join(import.meta.dirname, 'window.py'), String(qt), String(port)], {
        stdio: 'ignore',
      });
      const address = `http://127.0.0.1:${port}`;
      while (!(await answers(`${address}/json/version`))) {
        if (engine.exitCode !== null || engine.signalCode !== null)
          throw new Error(`Qt ${qt} WebEngine ended at once.`);
        await pause(100);
      }
      // Its DevTools know no contexts, which the defaults would be set for.
      const browser = await chromium.connectOverCDP(address, { noDefaults: true });
      await selectors.register(`shim${qt}`, shim);
      const page = browser.contexts()[0]?.pages()[0];
      if (!page) throw new Error(`Qt ${qt} WebEngine has no page.`);
      await use(page);
      engine.kill();
      await once(engine, 'exit');
    },
    { scope: 'worker' },
  ],

  page: async ({ window: page }, use) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${site}/favicon.svg`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await use(page);
    await page.unrouteAll();
  },

  /** Errors of the page, for tests to hold that there are none. */
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    const note = (error: Error) => problems.push(error.message);
    page.on('pageerror', note);
    await use(problems);
    page.off('pageerror', note);
  },
});

export const site = `http://localhost:${sitePort}`;

export { expect };

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
