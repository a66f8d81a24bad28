import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const root = join(import.meta.dirname, '..', '..');

/** What readers do in engines at the floor (docs/browsers.md): Chromium 87 and 102, as Debian's Qt WebEngine 5.15 and 6.4 have them. */
export default defineConfig<object, { qt: 5 | 6 }>({
  ...base,
  testDir: '.',
  workers: 2,
  outputDir: join(root, 'test-results', 'older-engines'),
  webServer: [base.webServer ?? []]
    .flat()
    .slice(0, 1)
    .map((server) => ({ ...server, cwd: root })),
  projects: [
    { name: 'Chromium 87 (Qt WebEngine 5.15)', use: { qt: 5 } },
    { name: 'Chromium 102 (Qt WebEngine 6.4)', use: { qt: 6 } },
  ],
});
