import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What is held about the built site: run it after `npm run build`. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  // Most tests go over all pages.
  test: { include: ['tests/output/**/*.test.ts'], testTimeout: 60_000 },
});
