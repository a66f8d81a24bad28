import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '../browser.ts';
import type { Row } from './rows.ts';
import { median } from './slowMobile.ts';

const folder = join(import.meta.dirname, '..', '..', '.cache', 'lighthouse');
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run';
const report = z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) });

/** Lowest score that passes, by category. */
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const runs = 3;

/** Lighthouse's mobile scores of a docs page in each language, medians of three runs. It is installed into the cache: only this command needs it. */
export async function lighthouseRows(origin: string): Promise<Row[]> {
  const program = join(folder, 'node_modules', '.bin', 'lighthouse');
  if (!existsSync(program)) {
    const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', 'lighthouse@13'];
    if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0)
      throw new Error('Lighthouse could not be installed; run `npm run bench -- pages` for the rest.');
  }
  const rows: Row[] = [];
  for (const locale of ['en', 'fa', 'ru'])
    rows.push(...(await rowsOf(program, `${origin}/${locale}/docs/troubleshoot/slow-connection`, locale)));
  return rows;
}

async function rowsOf(program: string, url: string, locale: string): Promise<Row[]> {
  const reports: Awaited<ReturnType<typeof scores>>[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await scores(program, url, locale));
  return Object.entries(wanted).map(([category, budget]) => ({
    what: `Lighthouse mobile, ${locale}, ${category}`,
    unit: 'points',
    budget,
    measured: median(reports.map((categories) => Math.round((categories[category]?.score ?? 0) * 100))),
  }));
}

async function scores(program: string, url: string, locale: string) {
  const file = join(folder, `${locale}.json`);
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  // Not synchronously: the pages are served by this very process.
  await promisify(execFile)(program, [url, ...options], { env: { ...process.env, CHROME_PATH: findBrowser() } });
  return report.parse(JSON.parse(readFileSync(file, 'utf8'))).categories;
}
