import type { Browser, Page } from '@playwright/test';
import { budget, peers } from './budgets.ts';
import type { Row } from './rows.ts';
import { median, sum, visit } from './slowMobile.ts';

const doc = 'docs/troubleshoot/slow-connection';
/** The page that the docs begin with. */
const first = 'docs/tutorial-basics/getting-started';
const runs = 3;

/** Bytes of a first visit by kind of file until nothing more is loaded, without the reader doing anything. */
export async function firstLoad(browser: Browser, url: string): Promise<Readonly<Record<string, number>>> {
  const { page, context, received } = await visit(browser, { slow: false });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  await context.close();
  return received();
}

export async function weightRows(browser: Browser, origin: string): Promise<Row[]> {
  const russian = await firstLoad(browser, `${origin}/ru/${first}`);
  const persian = await firstLoad(browser, `${origin}/fa/${first}`);
  return [
    {
      what: 'first load of a ru docs page until idle',
      unit: 'kB',
      budget: budget.firstLoad / 1000,
      measured: sum(russian) / 1000,
      peers: peers.firstLoad,
    },
    {
      what: '  of it JavaScript',
      unit: 'kB',
      budget: budget.scripts / 1000,
      measured: (russian['script'] ?? 0) / 1000,
    },
    {
      what: 'first load of a fa docs page with its fonts',
      unit: 'kB',
      budget: budget.persianWithFonts / 1000,
      measured: sum(persian) / 1000,
    },
  ];
}

export interface Paint {
  readonly largest: number;
  readonly blocking: number;
  readonly shift: number;
}

/** Paint, blocking time and layout shift of a first visit on the slow phone; medians. */
export async function medianPaint(browser: Browser, url: string): Promise<Paint> {
  const paints: Paint[] = [];
  for (let run = 0; run < runs; run += 1) paints.push(await paint(browser, url));
  const middle = (key: keyof Paint) => median(paints.map((each) => each[key]));
  return { largest: middle('largest'), blocking: middle('blocking'), shift: middle('shift') };
}

export async function paintRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const locale of ['ru', 'fa']) {
    const { largest, blocking, shift } = await medianPaint(browser, `${origin}/${locale}/${doc}`);
    rows.push(
      { what: `LCP on slow mobile, ${locale}`, unit: 'ms', budget: 900, measured: largest, peers: peers.paint },
      {
        what: `blocking time on slow mobile, ${locale}`,
        unit: 'ms',
        budget: 50,
        measured: blocking,
        peers: peers.blocking,
      },
      { what: `layout shift, ${locale}`, unit: '', budget: 0.02, measured: shift },
    );
  }
  return rows;
}

async function paint(browser: Browser, url: string): Promise<Paint> {
  const { page, context } = await visit(browser, { slow: true });
  await page.addInitScript(() => {
    const seen = { largest: 0, blocking: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime;
    });
    watch('longtask', ({ duration }) => {
      seen.blocking += duration - 50;
    });
    watch('layout-shift', (entry) => {
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Paint);
  await context.close();
  return seen;
}

/**
 * Milliseconds from the click on a link of the sidebar that the reader had pointed at to the next page's heading, on the slow phone's
 * processor and line; median. It holds for engines that swap the page and for those that load a new document.
 */
export async function hoveredClick(browser: Browser, origin: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, context } = await visit(browser, { slow: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript(watchHeading);
    await page.goto(`${origin}/ru/${doc}`, { waitUntil: 'networkidle' });
    const link = page.locator('a[href*="/troubleshoot/server-connection"]:visible').first();
    times.push(
      await timeToHeading(page, async () => {
        await link.hover();
        await page.waitForTimeout(1500);
        return link.evaluate((element) => {
          // After this call has answered, so that a new document does not take the answer away.
          setTimeout(() => element instanceof HTMLElement && element.click(), 50);
          return performance.timeOrigin + performance.now() + 50;
        });
      }),
    );
    await context.close();
  }
  return median(times);
}

/**
 * Milliseconds from the tap on the link to the next page to its heading, on the slow phone, by a reader who has scrolled down with the finger
 * and had the link in sight for a second and a half; median.
 */
export async function tapOnNext(browser: Browser, origin: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, context, scrollTo } = await visit(browser, { slow: true, hasTouch: true });
    await page.addInitScript(watchHeading);
    await page.goto(`${origin}/ru/${first}`, { waitUntil: 'networkidle' });
    const link = page.locator('.pagination [rel="next"]');
    times.push(
      await timeToHeading(page, async () => {
        await scrollTo(link);
        await page.waitForTimeout(1500);
        const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        const start = Date.now();
        await page.touchscreen.tap(x + width / 2, y + height / 2);
        return start;
      }),
    );
    await context.close();
  }
  return median(times);
}

/** Milliseconds from the moment that `follow` gives, when a link is followed, to the heading of the page that it leads to. */
async function timeToHeading(page: Page, follow: () => Promise<number>): Promise<number> {
  const before = await page.locator('h1').first().textContent();
  const start = await follow();
  const shown = await page.waitForFunction((text) => {
    const heading: unknown = Reflect.get(window, 'heading');
    if (typeof heading !== 'object' || heading === null || !('text' in heading && 'at' in heading)) return undefined;
    return heading.text === text ? undefined : Number(heading.at);
  }, before);
  return Number(await shown.jsonValue()) - start;
}

/** Runs in each document: notes the present heading and since when it is there, on the clock that all documents share. */
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

export async function navigationRows(browser: Browser, origin: string): Promise<Row[]> {
  const hovered = await hoveredClick(browser, origin);
  const tapped = await tapOnNext(browser, origin);
  return [
    { what: 'click to the next heading, hovered first, slow mobile', unit: 'ms', budget: 150, measured: hovered },
    { what: 'tap on "Next" to its heading, slow mobile', unit: 'ms', budget: 150, measured: tapped, peers: peers.tap },
  ];
}
