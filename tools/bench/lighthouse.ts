import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findBrowser } from '../browser.ts';
import type { Row } from './rows.ts';

const folder = join(import.meta.dirname, '..', '..', '.cache', 'lighthouse');
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run';
const report = z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) });

/** Lowest score that passes, by category. */
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Lighthouse's mobile scores of a docs page in each language. It is installed into the cache: only this command needs it. */
export function lighthouseRows(origin: string): Row[] {
  const program = join(folder, 'node_modules', '.bin', 'lighthouse');
  if (!existsSync(program)) {
    const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', 'lighthouse@13'];
    if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0)
      throw new Error('Lighthouse could not be installed; run `npm run bench -- pages` for the rest.');
  }
  return ['en', 'fa', 'ru'].flatMap((locale) =>
    scores(program, `${origin}/${locale}/docs/troubleshoot/slow-connection`, locale),
  );
}

function scores(program: string, url: string, locale: string): Row[] {
  const file = join(folder, `${locale}.json`);
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const { status } = spawnSync(program, [url, ...options], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  if (status !== 0) throw new Error(`Lighthouse could not look at ${url}; its message is above.`);
  const { categories } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(wanted).map(([category, budget]) => ({
    what: `Lighthouse mobile, ${locale}, ${category}`,
    unit: 'points',
    budget,
    measured: Math.round((categories[category]?.score ?? 0) * 100),
  }));
}
