import { expect, type Page, type Route } from '@playwright/test';
import { readConfiguration } from '../../../src/content/configuration.ts';

/** The interface texts, to locate controls; `tests/output/requirements` checks them. */
export const texts = readConfiguration().strings;

/** Pages of the small site, without their language. */
export const doc = '/docs/troubleshoot/slow-connection';
export const nextDoc = '/docs/troubleshoot/server-connection';
export const guide = '/docs/tutorial-basics/getting-started';
export const operation = '/docs/api/Mutations/Authentication/login-api';

/** The code of the request builder of `operation`. */
export const builderCode = '**/_astro/requestBuilder*.js';
export const searchFiles = '**/search/*/*.json';

export const sidebarLink = (page: Page, path: string) => page.locator(`.docs-sidebar a[href="${path}"]`);

/** The first interaction, once the script has run; then the page loads the rest. */
export async function interact(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.mouse.move(300, 400);
  await expect(page.locator('link[href*="late"]')).toBeAttached();
}

/** Follows a link without pointing at it first, as a tap or Enter does. */
export const activate = (page: Page, path: string) =>
  sidebarLink(page, path).evaluate((link) => link instanceof HTMLElement && link.click());

/** Resizes the window and waits a frame, since two sizes in one frame are one. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Holds responses back until `release` is called. */
export function holdBack(): { readonly hold: (route: Route) => Promise<void>; readonly release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    hold: async (route) => {
      await held;
      await route.continue();
    },
    release,
  };
}

/** Marks the document for `isSameDocument`: switched or loaded as a whole. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Waits until another page replaces a marked document. */
export const expectNewDocument = (page: Page) =>
  expect(async () => expect(await isSameDocument(page)).toBe(false)).toPass({ timeout: 10_000 });

/** Collects what the page writes to the console. */
export function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  return lines;
}

export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('#search-dialog input').fill(query);
}
