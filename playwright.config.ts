import { defineConfig } from '@playwright/test';
import { sitePort, smallPort, variantPort } from './tests/ports.ts';
import { findBrowser } from './tools/browser.ts';

const executablePath = findBrowser();
/** Sites to serve; `SITES=small` for tests that need no other. */
const sites = (process.env['SITES'] ?? 'real,small,configured').split(',');

/** The specification in a real browser, against the built site behind its own server. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Of two processors, two workers leave a sixth idle: tests wait, for their page or on purpose.
  workers: 3,
  // A busy machine may lose a race that no reader meets. What needs the second try is listed at the end of `npm test`.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  ...(process.env['DEEP'] ? {} : { grepInvert: /@deep/ }),
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
