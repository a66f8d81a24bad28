import { defineConfig } from 'vitest/config';

/** The editions of the small site, and with DEEP those of the site itself. */
export default defineConfig({
  test: {
    include: ['tests/editions/*.test.ts'],
    root: new URL('../..', import.meta.url).pathname,
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
});
