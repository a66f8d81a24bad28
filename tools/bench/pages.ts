import type { Browser } from '@playwright/test';
import { budget } from './budgets.ts';
import type { Row } from './rows.ts';
import { median, visit } from './slowMobile.ts';

const doc = 'docs/troubleshoot/slow-connection';
/** The first page of the docs. */
const first = 'docs/tutorial-basics/getting-started';
const runs = 3;

/** First loads, calculated from the output as in `tests/output/weight.test.ts`. */
export async function weightRows(): Promise<Row[]> {
  // Imported here because it reads the output, which may have just been built.
  const { firstLoad, total } = await import('../../tests/output/builtSite.ts');
  const [russian, persian] = [firstLoad(`/ru/${first}`), firstLoad(`/fa/${first}`)];
  return [
    {
      what: 'first load of a ru docs page',
      unit: 'kB',
      budget: budget.firstLoad / 1000,
      measured: total(russian) / 1000,
    },
    { what: '  of it JavaScript', unit: 'kB', budget: budget.scripts / 1000, measured: russian.js / 1000 },
    {
      what: 'first load of a fa docs page with its fonts',
      unit: 'kB',
      budget: budget.persianWithFonts / 1000,
      measured: (total(persian) + persian.fonts) / 1000,
    },
  ];
}

/** Records of a loading page; times are milliseconds since the navigation. */
interface Seen {
  largest: number;
  shift: number;
  readonly tasks: { readonly start: number; readonly end: number }[];
}

interface Paint {
  readonly largest: number;
  /** Total blocking time as Lighthouse counts it: long tasks after the first paint. */
  readonly blocking: number;
  readonly shift: number;
}

/** Median paint, blocking time and layout shift of first visits on the slow phone. */
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
    const seen: Seen = { largest: 0, shift: 0, tasks: [] };
    Object.assign(window, { seen });
    const watch = (type: string, record: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime;
    });
    watch('longtask', ({ startTime, duration }) => {
      seen.tasks.push({ start: startTime, end: startTime + duration });
    });
    watch('layout-shift', (entry) => {
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const { tasks, ...seen } = await page.evaluate(() => Reflect.get(window, 'seen') as Seen);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  const blocking = tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, painted) - 50), 0);
  return { ...seen, blocking };
}
