import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { sitePort, withoutScriptPort } from '../ports.ts';
import { leftOut } from './leftOut.ts';

const root = join(import.meta.dirname, '..', '..');
/** Tests that switch scripts off. Playwright cannot do that in Firefox, a server that forbids scripts can. */
const withoutScript = /@without-script/;

/** The browser tests in the Firefox of the system, driven over WebDriver BiDi. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  outputDir: join(root, 'test-results', 'firefox'),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: join(import.meta.dirname, 'firefox.ts') },
  },
  webServer: [
    ...[base.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
    {
      command: 'node tests/firefox/serveWithoutScript.ts',
      cwd: root,
      env: { PORT: String(withoutScriptPort) },
      url: `http://localhost:${withoutScriptPort}/en/`,
      reuseExistingServer: false,
      stdout: 'ignore',
    },
  ],
  projects: [
    {
      name: 'firefox',
      grepInvert: [withoutScript, ...leftOut.map(({ title }) => title)],
    },
    {
      name: 'firefox without scripts',
      grep: withoutScript,
      use: { baseURL: `http://localhost:${withoutScriptPort}` },
    },
  ],
});
