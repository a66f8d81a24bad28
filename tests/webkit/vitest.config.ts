import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The browser tests in WebKit: needs a built site and Debian's webkit2gtk-driver and xvfb, so `npm test` leaves it out. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    include: ['tests/webkit/*.test.ts'],
    globalSetup: 'tests/webkit/start.ts',
    // One browser at a time: focus belongs to one window of a screen.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
