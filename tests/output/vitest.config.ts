import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the built site: run it after `npm run build`. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    include: ['tests/output/**/*.test.ts'],
    // Most tests go over all pages, which are read once for all files.
    isolate: false,
    testTimeout: 60_000,
  },
});
