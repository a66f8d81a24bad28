import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Row } from './rows.ts';
import { median, sum, visit } from './slowMobile.ts';

const assets = join(import.meta.dirname, '..', '..', 'dist', '_astro');
const words = { en: ['slow', ' internet'], fa: ['کند', ' اینترنت'], ru: ['медленно', ' работает'] } as const;
const runs = 3;

/** What the first search costs in bytes, and how long results take after the first word and after the letters of later ones. */
export async function searchDialogRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const locale of ['en', 'fa', 'ru'] as const) {
    const measured = await bytesOfFirstSearch(browser, origin, locale);
    rows.push({ what: `first search, cold, until its results, ${locale}`, unit: 'kB', budget: 120, measured });
  }
  const times: { first: number; later: number }[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timesOfSearch(browser, origin));
  rows.push(
    {
      what: 'first word typed to results, slow mobile, ru',
      unit: 'ms',
      budget: 1500,
      measured: median(times.map(({ first }) => first)),
    },
    {
      what: 'later letters to painted results, slow mobile, ru',
      unit: 'ms',
      budget: 60,
      measured: median(times.map(({ later }) => later)),
    },
  );
  return rows;
}

const results = (page: Page) => page.locator('#search-dialog [role="grid"] a');

async function bytesOfFirstSearch(browser: Browser, origin: string, locale: keyof typeof words): Promise<number> {
  // On the slow line, since on a quick one the files that follow the results are there as soon as they are.
  const { page, context, received } = await visit(browser, { slow: true });
  await page.goto(`${origin}/${locale}/docs/troubleshoot/slow-connection`, { waitUntil: 'networkidle' });
  const before = sum(received());
  await page.locator('.search-link').click();
  await page.locator('#search-dialog[open]').waitFor();
  await page.keyboard.insertText(words[locale][0]);
  await results(page).first().waitFor();
  const loaded = sum(received()) - before + workerSize(locale);
  await context.close();
  return loaded / 1000;
}

/** The browser does not tell the size of a worker's script. */
function workerSize(locale: string): number {
  const file = readdirSync(assets).find((name) => new RegExp(`^${locale}-.*\\.js\\.br$`).test(name));
  if (!file) throw new Error(`The build has no search worker for ${locale}.`);
  return statSync(join(assets, file)).size;
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
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchTyping);
  await page.keyboard.type(next, { delay: 250 });
  await page.waitForTimeout(500);
  const delays = await page.evaluate((): number[] => Reflect.get(window, 'delays'));
  await context.close();
  return { first, later: median(delays) };
}

/** Runs in the page: notes the milliseconds from each letter to the frame after the list changed. */
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
