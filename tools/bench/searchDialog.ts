import type { Browser, Page } from '@playwright/test';
import { locales } from '../../src/model/text/locale.ts';
import { budget } from './budgets.ts';
import type { Row } from './rows.ts';
import { median, visit } from './slowMobile.ts';

const words = { en: ['slow', ' internet'], fa: ['کند', ' اینترنت'], ru: ['медленно', ' работает'] } as const;
const runs = 3;

/** Bytes of the first search, and times of the first word and of later keystrokes. */
export async function searchDialogRows(browser: Browser, origin: string): Promise<Row[]> {
  // Bytes do not depend on the load of the machine, so these runs are parallel.
  const rows = await Promise.all(
    locales.map(async (locale): Promise<Row> => {
      const what = `first search, cold, until the network is idle, ${locale}`;
      const measured = (await weightOfFirstSearch(browser, origin, locale)) / 1000;
      return { what, unit: 'kB', budget: budget.firstSearch / 1000, measured };
    }),
  );
  const times: { first: number; later: number }[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timesOfSearch(browser, origin));
  const [first, later] = [median(times.map((run) => run.first)), median(times.map((run) => run.later))];
  return [
    ...rows,
    { what: 'first word typed to results, slow mobile, ru', unit: 'ms', budget: 1500, measured: first },
    { what: 'later keystrokes to painted results, slow mobile, ru', unit: 'ms', budget: 60, measured: later },
  ];
}

const results = (page: Page) => page.locator('#search-dialog [role="grid"] a');

async function weightOfFirstSearch(browser: Browser, origin: string, locale: keyof typeof words): Promise<number> {
  const { page, context } = await visit(browser, { slow: false });
  await page.goto(`${origin}/${locale}/docs/troubleshoot/slow-connection`, { waitUntil: 'networkidle' });
  // Files that a page loads on the first interaction are not part of search.
  await page.mouse.move(200, 400);
  await page.locator('link[href*="late"]').waitFor({ state: 'attached' });
  await untilNothingArrives(page);
  await page.evaluate(() => performance.clearResourceTimings());
  await page.locator('.search-link').click();
  await page.locator('#search-dialog[open]').waitFor();
  await page.keyboard.type(words[locale].join(''), { delay: 120 });
  await results(page).first().waitFor();
  await untilNothingArrives(page);
  const weight = await page.evaluate((): number => {
    const arrived = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    return arrived.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  await context.close();
  return weight;
}

async function timesOfSearch(browser: Browser, origin: string): Promise<{ first: number; later: number }> {
  const { page, context } = await visit(browser, { slow: true });
  await page.goto(`${origin}/ru/docs/troubleshoot/slow-connection`, { waitUntil: 'networkidle' });
  await page.locator('.search-link').click();
  await page.locator('#search-dialog[open]').waitFor();
  const [word, next] = words.ru;
  await page.keyboard.type(word, { delay: 120 });
  const typed = Date.now();
  await results(page).first().waitFor();
  const first = Date.now() - typed;
  await untilNothingArrives(page);
  await page.evaluate(watchTyping);
  await page.keyboard.type(next, { delay: 250 });
  await page.waitForTimeout(500);
  const delays = await page.evaluate((): number[] => Reflect.get(window, 'delays'));
  await context.close();
  return { first, later: median(delays) };
}

/** Waits for late files, each of which would count as a response to a keystroke. */
async function untilNothingArrives(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before: number;
  do {
    before = await count();
    await page.waitForTimeout(3000);
  } while ((await count()) > before);
}

/** Runs in the page: records the milliseconds from each keystroke to its frame. */
function watchTyping(): void {
  const delays: number[] = [];
  Object.assign(window, { delays });
  let typed: number | undefined;
  addEventListener('input', () => (typed = performance.now()), { capture: true });
  const panel = document.querySelector('#search-dialog .search-panel');
  if (!panel) return;
  new MutationObserver(() => {
    const since = typed;
    typed = undefined;
    if (since !== undefined) requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - since)));
  }).observe(panel, { childList: true, subtree: true, characterData: true });
}
