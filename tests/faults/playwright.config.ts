import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const root = join(import.meta.dirname, '..', '..');

/** Every file lost in every way in every language: `npm test faults`. The browser tests have a part of it (tests/e2e/lostFiles.spec.ts). */
export default defineConfig({
  ...base,
  testDir: '.',
  // Each test has three windows already (tests/faults/lostFiles.ts).
  workers: 1,
  outputDir: join(root, 'test-results', 'faults'),
  timeout: 900_000,
  webServer: [base.webServer ?? []]
    .flat()
    .slice(0, 1)
    .map((server) => ({ ...server, cwd: root })),
});
