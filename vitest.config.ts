import { defineConfig } from 'vitest/config';

// Far from UTC and behind it, so that a date that is written in the zone of the machine is the wrong one.
process.env['TZ'] = 'America/Los_Angeles';

export default defineConfig({
  test: {
    // Tests are not to leave anything behind; without a process for each of a hundred files they take half of the time.
    isolate: false,
    // A test that takes a second alone takes longer while the site is built.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: ['{src,site,server,tools,tests/unit,tests/content}/**/*.test.{ts,tsx}'],
    // Vitest loads graphql as an ES module; the inspector must get the same one, not Node's CommonJS build next to it.
    server: { deps: { inline: ['@graphql-inspector/core'] } },
  },
});
