import { defineConfig } from '@playwright/test';
import { sitePort, smallPort, variantPort } from './tests/ports.ts';
import { findBrowser } from './tools/browser.ts';

const executablePath = findBrowser();
/** Sites to serve; `SITES=small` for tests that need no other. */
const sites = (process.env['SITES'] ?? 'real,small,configured').split(',');

const notAtEveryPush = process.env['DEEP'] ? [] : [/@deep/];
/** Tests for Chromium only. */
const inOtherEngines = [...notAtEveryPush, /@chromium/];

/** Engines to test in: `ENGINES=firefox npx playwright test <file>`. */
const engines = (process.env['ENGINES'] ?? 'chromium').split(',');

/** The specification in a real browser, against the built site behind its own server. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // On two processors, two workers leave a sixth of the time idle: tests wait, some on purpose.
  workers: 3,
  // A busy machine may lose a race that no reader meets; `npm test` lists second tries at its end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  grepInvert: notAtEveryPush,
  reporter: process.env.CI ? [['line']] : [['list']],
  // Patience, not a budget: what a reader waits for is measured by `npm run bench`, on a quiet
  // machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    // Playwright's own builds: `npm test firefox webkit` downloads them.
    { name: 'firefox', use: { browserName: 'firefox' as const }, grepInvert: inOtherEngines },
    { name: 'webkit', use: { browserName: 'webkit' as const }, grepInvert: inOtherEngines },
  ].filter(({ name }) => engines.includes(name)),
  webServer: [
    ...(sites.includes('real') ? [server('tools/serve.ts', sitePort)] : []),
    // Both are built when the tests begin, unless they are there already.
    ...(sites.includes('small') ? [server('tests/site/serve.ts small', smallPort)] : []),
    ...(sites.includes('configured') ? [server('tests/site/serve.ts configured', variantPort, '/help')] : []),
  ],
});

function server(script: string, port: number, base = '') {
  return {
    command: `node ${script}`,
    env: { PORT: String(port), BASE_PATH: base || '/' },
    url: `http://localhost:${port}${base}/en/`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    timeout: 240_000,
  };
}
