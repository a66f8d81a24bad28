import { errors, type Page } from '@playwright/test';
import type { Locale } from '../../src/model/text/locale.ts';

/** A reader with one task. `act` returns how it ended, and throws if the reader is stuck. */
export interface Reader {
  readonly does: string;
  readonly viewport: { readonly width: number; readonly height: number };
  act(page: Page, locale: Locale): Promise<string>;
}

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 900 };
const queries = { en: 'slow', fa: 'سرعت', ru: 'тормозит' };

export const readers = {
  reading: {
    does: 'reads, chooses a tab and follows a link',
    viewport: desktop,
    async act(page, locale) {
      await open(page, `/${locale}/docs/tutorial-basics/getting-started`);
      const panel = (value: string) => seen(page, `[role="tabpanel"][data-value="${value}"]`);
      const how = await comesTo(page, {
        'tabs work': async () => {
          if (!(await seen(page, '[role="tab"]'))) return false;
          await page.locator('[role="tab"][data-value="windows"]').first().click({ noWaitAfter: true, timeout: 1000 });
          return (await panel('windows')) && !(await panel('android'));
        },
        'all tabs are open': async () =>
          !(await seen(page, '[role="tab"]')) && (await panel('windows')) && (await panel('android')),
      });
      await leadsOn(page, '.pagination a');
      return how;
    },
  },
  searching: {
    does: 'searches from a page',
    viewport: phone,
    async act(page, locale) {
      await open(page, `/${locale}/docs/troubleshoot/slow-connection`);
      await page.locator('.search-link').click({ noWaitAfter: true });
      const opened = await comesTo(page, {
        dialog: () => seen(page, '#search-dialog[open] input'),
        page: async () => /\/search$/.test(page.url()),
      });
      if (opened === 'dialog') await page.locator('#search-dialog input').fill(queries[locale]);
      else {
        await page.locator('#page-search').fill(queries[locale]);
        await page.locator('#page-search').press('Enter', { noWaitAfter: true });
      }
      return comesTo(page, searchEnds(page));
    },
  },
  linked: {
    does: 'opens the search page with a query',
    viewport: desktop,
    async act(page, locale) {
      await open(page, `/${locale}/search?q=${encodeURIComponent(queries[locale])}`);
      return comesTo(page, searchEnds(page));
    },
  },
  building: {
    does: 'builds a request',
    viewport: desktop,
    async act(page, locale) {
      await open(page, `/${locale}/docs/api/Mutations/Authentication/login-api`);
      const button = page.locator('.builder > button');
      if (await button.isVisible()) await unlessGone(button.click({ noWaitAfter: true, timeout: shortly }));
      return comesTo(page, {
        'the builder works': () => seen(page, '.builder fieldset, .builder form'),
        'says so, with Retry': () => seen(page, '[role="alert"] button'),
        'the page without the builder': async () =>
          !(await seen(page, '.builder')) && (await seen(page, '.code-block')),
      });
    },
  },
  arriving: {
    does: 'opens the front page',
    viewport: phone,
    async act(page, locale) {
      await page.goto('/', { waitUntil: 'commit' });
      return comesTo(page, {
        'the language of the reader': async () =>
          new URL(page.url()).pathname === `/${locale}/` && (await seen(page, 'h1')),
        'the list of languages': async () =>
          new URL(page.url()).pathname === '/' && (await seen(page, `a[data-language="${locale}"]`)),
      });
    },
  },
} as const satisfies Record<string, Reader>;

/** Milliseconds to wait for an element that was visible. */
const shortly = 2000;

/** A control may be gone because its file is lost: what counts is how the task ends. */
async function unlessGone(action: Promise<unknown>): Promise<void> {
  await action.catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

const seen = (page: Page, selector: string) => page.locator(selector).first().isVisible();

/** Opens a page, expects its heading and text, and touches it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await comesTo(page, { text: async () => (await seen(page, 'h1')) && (await seen(page, 'footer')) });
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
}

async function leadsOn(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector).first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click({ noWaitAfter: true });
  await comesTo(page, { 'the page of the link': async () => page.url().endsWith(href) && (await seen(page, 'h1')) });
}

function searchEnds(page: Page) {
  return {
    results: () => seen(page, '#search-dialog[open] [role="row"], .result-list a'),
    'says so, with Retry': () => seen(page, '[role="alert"] button'),
    'the page that lists everything': () => seen(page, '.without-js a'),
  };
}

/**
 * Waits until one of several conditions is true, and returns its name. The page's clock runs
 * faster, so that time limits for hanging files end soon.
 */
async function comesTo(page: Page, ends: Readonly<Record<string, () => Promise<boolean>>>): Promise<string> {
  for (let round = 0; round < 60; round++) {
    for (const [end, isSo] of Object.entries(ends)) if (await isSo().catch(() => false)) return end;
    await page.waitForTimeout(100);
    if (round > 5) await page.clock.fastForward(2000).catch(() => undefined);
  }
  throw new Error(`The reader is stuck at ${page.url()}: neither ${Object.keys(ends).join(' nor ')}.`);
}
