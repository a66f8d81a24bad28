import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { leftOut } from './leftOut.ts';

const root = join(import.meta.dirname, '..', '..');
const executablePath = join(import.meta.dirname, 'firefox.ts');
/** Tests that switch scripts off. Playwright cannot do that in Firefox, a preference of the browser can. */
const withoutScript = /@without-script/;

/** The browser tests in the Firefox of the system, driven over WebDriver BiDi. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  outputDir: join(root, 'test-results', 'firefox'),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { ...(base.use?.baseURL && { baseURL: base.use.baseURL }), browserName: 'firefox', channel: 'moz-firefox' },
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
  projects: [
    {
      name: 'firefox',
      grepInvert: [withoutScript, ...leftOut.map(({ title }) => title)],
      use: { launchOptions: { executablePath } },
    },
    {
      name: 'firefox without scripts',
      grep: withoutScript,
      use: { launchOptions: { executablePath, firefoxUserPrefs: { 'javascript.enabled': false } } },
    },
  ],
});
