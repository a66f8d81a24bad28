import { defineConfig } from 'vitest/config';

/** The editions of the site itself: part of the deep run. */
export default defineConfig({
  test: {
    include: ['tests/editions/deep/*.test.ts'],
    root: new URL('../../..', import.meta.url).pathname,
    testTimeout: 120_000,
    hookTimeout: 900_000,
    // As in vitest.config.ts: the site is loaded, and with it two schemas that must come from one graphql.
    server: { deps: { inline: ['@graphql-inspector/core'] } },
  },
});
