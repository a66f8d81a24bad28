import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import type { Locale } from '../../src/model/text/locale.ts';
import { sitePort } from '../ports.ts';
import type { Reader } from './readers.ts';

/** The page that a filter sends instead. */
const blocked = '<!doctype html><title>Blocked</title><p>Blocked';

/** How a failing or filtered connection keeps one file from the reader. */
const failures = {
  dropped: (route: Route) => route.abort('connectionreset'),
  refused: (route: Route) => route.fulfill({ status: 403, contentType: 'text/html', body: blocked }),
  hanging: () => new Promise<void>(() => {}),
  'of the wrong type': (route: Route) => route.fulfill({ contentType: 'text/html', body: blocked }),
} as const;
export type Failure = keyof typeof failures;

/** Concurrent readers; mostly they wait for files that do not arrive. */
const atOnce = 3;

/** Opens a page with nothing in its cache, and closes it after use. */
async function withPage<T>(
  browser: Browser,
  { viewport }: Reader,
  locale: Locale,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport, locale, baseURL: `http://localhost:${sitePort}` });
  const page = await context.newPage();
  await page.clock.install();
  try {
    return await use(page);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/**
 * Paths of the files loaded for a reader's actions, with one of the numbered parts and one of the
 * style sheets that are fetched ahead.
 */
function filesLoaded(browser: Browser, reader: Reader, locale: Locale): Promise<string[]> {
  return withPage(browser, reader, locale, async (page) => {
    const files = new Map<string, string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isAhead = pathname.endsWith('.css') && request.resourceType() !== 'stylesheet';
      if (!request.isNavigationRequest()) files.set(isAhead ? 'ahead' : pathname.replace(/-\d+\./, '.'), pathname);
    });
    await reader.act(page, locale);
    await page.waitForLoadState('networkidle');
    return [...files.values()].sort();
  });
}

/** Loses the files that a reader needs, one at a time. */
export async function failEach(browser: Browser, reader: Reader, locale: Locale, failure: Failure): Promise<void> {
  const left = await filesLoaded(browser, reader, locale);
  expect(left).not.toEqual([]);
  const failFile = (file: string) =>
    test.step(`${file} is ${failure}`, async () => {
      const end = await withPage(browser, reader, locale, async (page) => {
        await page.route(
          (url) => url.pathname === file,
          (route: Route) => (route.request().isNavigationRequest() ? route.continue() : failures[failure](route)),
        );
        return reader.act(page, locale).catch((error: unknown) => String(error));
      });
      expect.soft(end, `${file} is ${failure}`).not.toMatch(/Error/);
    });
  const takeNext = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await failFile(file);
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
}
