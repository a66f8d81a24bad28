import type { Browser, Locator, Page } from '@playwright/test';
import { budget } from './budgets.ts';
import type { Row } from './rows.ts';
import { median, type Visit, visit } from './slowMobile.ts';

const runs = 3;

interface Tap {
  readonly what: string;
  /** Path of the page with the link. */
  readonly from: string;
  /** Scrolls to the link, or opens what contains it. */
  readonly find: (visit: Visit) => Promise<Locator>;
}

const taps: readonly Tap[] = [
  {
    what: '"Next"',
    from: '/ru/docs/tutorial-basics/getting-started',
    find: async ({ page, scrollTo }) => {
      const link = page.locator('.pagination [rel="next"]');
      await scrollTo(link);
      return link;
    },
  },
  {
    what: 'a card of home',
    from: '/ru',
    find: async ({ page, scrollTo }) => {
      const link = page.locator('.door li a').nth(1);
      await scrollTo(link);
      return link;
    },
  },
  {
    what: 'the first search result',
    from: '/ru/docs/troubleshoot/slow-connection',
    find: async ({ page }) => {
      await page.locator('.search-link').tap();
      await page.locator('#search-dialog[open]').waitFor();
      await page.keyboard.type('пароль', { delay: 120 });
      const link = page.locator('#search-dialog [role="grid"] a').first();
      await link.waitFor();
      await page.waitForLoadState('networkidle');
      return link;
    },
  },
  {
    what: 'an entry of the drawer',
    from: '/ru/docs/troubleshoot/slow-connection',
    find: async ({ page }) => {
      await page.locator('.menu-button').tap();
      return page.locator('#drawer .docs-sidebar [aria-current]').locator('xpath=following::a[2]');
    },
  },
];

/** Median milliseconds from a tap to the next heading, 1.5 s after the link became visible. */
export async function tapRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const tap of taps) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await timeOf(tap, browser, origin));
    const what = `tap on ${tap.what} to the heading, slow mobile`;
    rows.push({ what, unit: 'ms', budget: budget.tap, measured: median(times) });
  }
  return rows;
}

async function timeOf({ from, find }: Tap, browser: Browser, origin: string): Promise<number> {
  const slowPhone = await visit(browser, { slow: true, hasTouch: true });
  const { page, context } = slowPhone;
  await page.addInitScript(watchHeading);
  await page.goto(`${origin}${from}`, { waitUntil: 'networkidle' });
  const before = await page.locator('h1').first().textContent();
  const link = await find(slowPhone);
  await page.waitForTimeout(1500);
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  const start = Date.now();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  const shown = await headingOtherThan(page, before);
  await context.close();
  return shown - start;
}

/** The time at which the heading changed, in milliseconds since 1970. */
async function headingOtherThan(page: Page, before: string | null): Promise<number> {
  const shown = await page.waitForFunction((text) => {
    const heading: unknown = Reflect.get(window, 'heading');
    if (typeof heading !== 'object' || heading === null || !('text' in heading && 'at' in heading)) return undefined;
    return heading.text === text ? undefined : Number(heading.at);
  }, before);
  return Number(await shown.jsonValue());
}

/** Runs in each document: records the heading and its time, on the clock that all share. */
function watchHeading(): void {
  const look = () => {
    const text = document.querySelector('h1')?.textContent;
    const known: unknown = Reflect.get(window, 'heading');
    const same = typeof known === 'object' && known !== null && 'text' in known && known.text === text;
    if (text && !same) Object.assign(window, { heading: { text, at: performance.timeOrigin + performance.now() } });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
