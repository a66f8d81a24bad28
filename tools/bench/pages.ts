import type { Browser } from '@playwright/test';
import type { Row } from './rows.ts';
import { median, sum, visit } from './slowMobile.ts';

const doc = 'docs/troubleshoot/slow-connection';
/** The page that the docs begin with. */
const first = 'docs/tutorial-basics/getting-started';
const runs = 5;

/** Bytes of a first visit until nothing more is loaded, without the reader doing anything. */
export async function weightRows(browser: Browser, origin: string): Promise<Row[]> {
  const load = async (locale: string, path = first) => {
    const { page, context, received } = await visit(browser, { slow: false });
    await page.goto(`${origin}/${locale}/${path}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    await context.close();
    return received();
  };
  const russian = await load('ru');
  return [
    { what: 'first load of a ru docs page', unit: 'kB', budget: 18, measured: sum(russian) / 1000 },
    { what: '  of it JavaScript', unit: 'kB', budget: 6, measured: (russian['script'] ?? 0) / 1000 },
    {
      what: 'first load of a fa docs page with its font',
      unit: 'kB',
      budget: 48,
      measured: sum(await load('fa')) / 1000,
    },
  ];
}

interface Paint {
  readonly largest: number;
  readonly blocking: number;
  readonly shift: number;
}

/** Paint, blocking time and layout shift of a first visit on the slow phone; medians. */
export async function paintRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const locale of ['ru', 'fa']) {
    const paints: Paint[] = [];
    for (let run = 0; run < runs; run += 1) paints.push(await paint(browser, `${origin}/${locale}/${doc}`));
    const middle = (key: keyof Paint) => median(paints.map((each) => each[key]));
    rows.push(
      { what: `LCP on slow mobile, ${locale}`, unit: 'ms', budget: 900, measured: middle('largest') },
      { what: `blocking time on slow mobile, ${locale}`, unit: 'ms', budget: 50, measured: middle('blocking') },
      { what: `layout shift, ${locale}`, unit: '', budget: 0.02, measured: middle('shift') },
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

/** Milliseconds from the click on a link that the reader had pointed at to the next page's heading. */
export async function navigationRows(browser: Browser, origin: string): Promise<Row[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, context } = await visit(browser, { slow: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${origin}/ru/${doc}`, { waitUntil: 'networkidle' });
    const link = page.locator('.docs-sidebar a[href$="/troubleshoot/server-connection"]');
    await link.hover();
    await page.waitForTimeout(1500);
    times.push(
      await link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const before = document.querySelector('h1')?.textContent;
            const start = performance.now();
            const look = () => {
              const heading = document.querySelector('h1')?.textContent;
              if (heading && heading !== before) resolve(performance.now() - start);
              else requestAnimationFrame(look);
            };
            if (element instanceof HTMLElement) element.click();
            requestAnimationFrame(look);
          }),
      ),
    );
    await context.close();
  }
  return [
    { what: 'click to the next heading, hovered first, slow mobile', unit: 'ms', budget: 150, measured: median(times) },
  ];
}
