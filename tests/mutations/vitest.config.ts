import { defineConfig } from 'vitest/config';
import unit from '../../vitest.config.ts';

/**
 * The tests that Stryker runs for each of its changes: those next to the code. The others read whole sites and take a minute; what only they
 * would notice counts as not noticed.
 */
export default defineConfig({
  test: {
    ...unit.test,
    include: ['src/**/*.test.{ts,tsx}'],
    // Reads the code as text, which Stryker has changed.
    exclude: ['src/model/storage.test.ts'],
  },
});
