import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { sitePort, smallWithoutScriptPort, withoutScriptPort } from '../ports.ts';
import { cacheFolder } from '../site/smallSite.ts';
import { leftOut } from './leftOut.ts';

const root = join(import.meta.dirname, '..', '..');
/** Tests of what Playwright cannot emulate in Firefox: a server that forbids scripts can, and preferences of the browser. */
const withoutScript = /@without-script/;
const lessMotion = /@less-motion/;
const forcedColours = /@forced-colours/;
const firefox = { executablePath: join(import.meta.dirname, 'firefox.ts') };
/** A computer without a touch screen would know no touch events, which tests send. */
const touch = { 'dom.w3c_touch_events.enabled': 1 };
const preferring = (preferences: Record<string, number> = {}) => ({
  launchOptions: { ...firefox, firefoxUserPrefs: { ...touch, ...preferences } },
});

/** The browser tests in the Firefox of the system, driven over WebDriver BiDi. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  workers: 2,
  outputDir: join(root, 'test-results', 'firefox'),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    browserName: 'firefox',
    channel: 'moz-firefox',
    ...preferring(),
  },
  webServer: [
    ...[base.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
    ...[
      { folder: root, port: withoutScriptPort },
      // Built by the server of the small site, which starts before.
      { folder: cacheFolder('small'), port: smallWithoutScriptPort },
    ].map(({ folder, port }) => ({
      command: `node tests/firefox/serveWithoutScript.ts ${folder}`,
      cwd: root,
      env: { PORT: String(port) },
      url: `http://localhost:${port}/en/`,
      reuseExistingServer: false,
      stdout: 'ignore' as const,
    })),
  ],
  projects: [
    {
      name: 'firefox',
      grepInvert: [withoutScript, lessMotion, forcedColours, ...leftOut.map(({ title }) => title)],
    },
    {
      name: 'firefox without scripts',
      grep: withoutScript,
      use: { baseURL: `http://localhost:${withoutScriptPort}` },
      metadata: { smallPort: smallWithoutScriptPort },
    },
    { name: 'firefox with less motion', grep: lessMotion, use: preferring({ 'ui.prefersReducedMotion': 1 }) },
    {
      name: 'firefox with forced colours',
      grep: forcedColours,
      use: preferring({ 'browser.display.document_color_use': 2 }),
    },
  ],
});
