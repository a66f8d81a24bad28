import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = 4399;
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));

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
    baseURL: `http://localhost:${port}`,
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
  webServer: {
    command: `node tools/serve.ts`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/en/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
