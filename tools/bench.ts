/**
 * `npm run bench`: measures the site against its budgets. `-- pages search` takes only these
 * parts, `-- --growth` a much larger site, in minutes.
 */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readSettings } from '../server/settings.ts';
import { startServer } from '../server/startServer.ts';
import { buildRows } from './bench/build.ts';
import { growthRows } from './bench/growth.ts';
import { paintRows, weightRows } from './bench/pages.ts';
import { isOver, printRows, type Row } from './bench/rows.ts';
import { searchDialogRows } from './bench/searchDialog.ts';
import { startBrowser } from './bench/slowMobile.ts';
import { tapRows } from './bench/taps.ts';
import { provideBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
const port = 4397;

const parts: Readonly<Record<string, (browser: Browser, origin: string) => Row[] | Promise<Row[]>>> = {
  pages: async (browser, origin) => [...(await weightRows()), ...(await paintRows(browser, origin))],
  taps: tapRows,
  search: searchDialogRows,
};

const chosen = process.argv.slice(2);
if (chosen.join() === '--growth') end(await growthRows());
const names = ['build', ...Object.keys(parts)];
const unknown = chosen.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no part "${unknown}"; there are ${names.join(', ')}.`);
  process.exit(1);
}

const wanted = (name: string) => chosen.length === 0 || chosen.includes(name);
// Measured first, since the others take what it built; shown in the order of the budgets.
const built = wanted('build') ? buildRows() : [];
const rows: Row[] = [];

provideBrowser();
const server = await startServer(join(root, 'dist'), port, readSettings());
const browser = await startBrowser();
for (const [name, measure] of Object.entries(parts)) {
  if (!wanted(name)) continue;
  console.log(`Measuring ${name}…`);
  rows.push(...(await measure(browser, `http://localhost:${port}`)));
}
await browser.close();
await server.close();

end([...rows, ...built]);

/** Prints the figures, and ends with 1 if one misses its budget. */
function end(figures: readonly Row[]): never {
  printRows(figures);
  process.exit(figures.some(isOver) ? 1 : 0);
}
