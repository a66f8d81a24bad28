import { defineConfig } from '@playwright/test';
import { sitePort, variantPort } from './tests/ports.ts';
import { findBrowser } from './tools/browser.ts';

const executablePath = findBrowser();

/** The specification in a real browser, against the built site behind its own server. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: process.env.CI ? [['line']] : [['list']],
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${sitePort}`,
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
  webServer: [
    server('tools/serve.ts', sitePort, '/'),
    // The site configured otherwise; built when the tests begin.
    server('tests/variant/serve.ts', variantPort, '/help', {
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_SEARCH_KEY: 'search-only',
      ALGOLIA_INDEX_NAME: 'docs',
    }),
  ],
});

function server(script: string, at: number, base: string, environment: Readonly<Record<string, string>> = {}) {
  return {
    command: `node ${script}`,
    env: { PORT: String(at), BASE_PATH: base, ...environment },
    url: `http://localhost:${at}${base === '/' ? '' : base}/en/`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    timeout: 240_000,
  };
}
