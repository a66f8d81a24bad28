/**
 * `node tools/accessibility.ts`: axe on every kind and state of page, in all languages and looks;
 * `-- --all` on every page of `dist/`, in two looks.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readSettings } from '../server/settings.ts';
import { startServer } from '../server/startServer.ts';
import { type Look, looks, modes, showIn, violationsOf, widths } from '../tests/accessibility/axe.ts';
import { locales, type View, views } from '../tests/accessibility/views.ts';
import { findBrowser, provideBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const everyLook: readonly Look[] = modes.flatMap((mode) => widths.map((width) => ({ mode, width })));
const everyView = (): View[] =>
  locales.flatMap((locale) => views.map((view) => ({ ...view, path: `${locale}${view.path}` })));
const everyPage = (): View[] =>
  globSync('**/*.html', { cwd: dist })
    .sort()
    .map((file) => ({ name: 'as loaded', path: file.replace(/(^|\/)index\.html$|\.html$/, '$1') }));

const all = process.argv.includes('--all');
const asked = all ? everyPage() : everyView();
const askedLooks = all ? looks : everyLook;

provideBrowser();
const server = await startServer(dist, 0, readSettings());
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
// In a language that the site lacks, so that the front page does not send the reader on.
const page = await browser.newPage({ locale: 'de-DE' });

page.setDefaultTimeout(60_000);

const start = performance.now();
const minutes = () => `${((performance.now() - start) / 60_000).toFixed(1)} min`;
let failed = 0;
let violations = 0;
for (const [index, view] of asked.entries()) {
  const found = await look(page, view);
  for (const sentence of found) console.log(`/${view.path}, ${view.name}, ${sentence}`);
  violations += found.length;
  if (found.length > 0) failed += 1;
  if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${asked.length}, ${violations} violations, ${minutes()}`);
}
await browser.close();
await server.close();

const seen = askedLooks.map(({ mode, width }) => `${mode} at ${width} px`).join(', ');
console.log(`\n${asked.length} ${all ? 'pages' : 'views'} (${seen}), ${violations} violations, ${minutes()}`);
console.log(`${asked.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Findings of axe in a view, in each look; a view that cannot be shown is a failure too. */
async function look(page: Page, view: View): Promise<string[]> {
  const found: string[] = [];
  try {
    await page.setViewportSize({ width: view.narrow ? 390 : 1280, height: 900 });
    await page.goto(server.url + view.path);
    // A choice made in an earlier view lasts for the session.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await view.open?.(page);
    for (const { mode, width } of askedLooks) {
      if (view.narrow && width > 996) continue;
      await page.setViewportSize({ width, height: 900 });
      await showIn(page, mode);
      found.push(...(await violationsOf(page)).map((violation) => `${mode}, ${width} px: ${violation}`));
    }
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error));
  }
  return found;
}
