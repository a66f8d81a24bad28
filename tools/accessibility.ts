/** `node tools/accessibility.ts`: axe on every page of `dist/`, in two looks. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readSettings } from '../server/settings.ts';
import { startServer } from '../server/startServer.ts';
import { looks, showIn, violationsOf } from '../tests/accessibility/axe.ts';
import { findBrowser, provideBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const paths = globSync('**/*.html', { cwd: dist })
  .sort()
  .map((file) => file.replace(/(^|\/)index\.html$|\.html$/, '$1'));

provideBrowser();
const server = await startServer(dist, 0, readSettings());
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
// In a language that the site lacks, so that the front page does not redirect.
const page = await browser.newPage({ locale: 'de-DE' });

page.setDefaultTimeout(60_000);

const start = performance.now();
const minutes = () => `${((performance.now() - start) / 60_000).toFixed(1)} min`;
let failed = 0;
let violations = 0;
for (const [index, path] of paths.entries()) {
  const found = await violationsOn(page, path);
  for (const sentence of found) console.log(`/${path}, ${sentence}`);
  violations += found.length;
  if (found.length > 0) failed += 1;
  if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${paths.length}, ${violations} violations, ${minutes()}`);
}
await browser.close();
await server.close();

const seen = looks.map(({ mode, width }) => `${mode} at ${width} px`).join(', ');
console.log(`\n${paths.length} pages (${seen}), ${violations} violations, ${minutes()}`);
console.log(`${paths.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Findings of axe on a page, in each look; a page that cannot be shown is a failure too. */
async function violationsOn(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  try {
    await page.goto(server.url + path);
    for (const { mode, width } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await showIn(page, mode);
      found.push(...(await violationsOf(page)).map((violation) => `${mode}, ${width} px: ${violation}`));
    }
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error));
  }
  return found;
}
