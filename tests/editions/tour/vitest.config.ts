import { defineConfig } from 'vitest/config';

/** The tour through the copies of the site itself in Chromium: part of the deep run. */
export default defineConfig({
  test: {
    include: ['tests/editions/tour/*.test.ts'],
    globalSetup: 'tests/editions/tour/prepare.ts',
    root: new URL('../../..', import.meta.url).pathname,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
