import { defineConfig } from 'vitest/config';

// Far from UTC, so that a date in the machine's zone is a wrong one.
process.env['TZ'] = 'America/Los_Angeles';

const all = '{src,site,server,tools,tests/unit,tests/content}/**/*.test.{ts,tsx}';
const ofBrowser = 'src/browser/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    projects: [
      // A process for each file would take twice the time.
      { extends: true, test: { name: 'modules', include: [all], exclude: [ofBrowser], isolate: false } },
      // These start scripts that listen to the window for as long as it exists.
      { extends: true, test: { name: 'browser', include: [ofBrowser], restoreMocks: true, unstubGlobals: true } },
    ],
    // Vitest leaves one processor to itself; much of the time tests wait for programs.
    maxWorkers: '100%',
    // Style sheets that tests add to a page count as loaded.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    // Tests compare which sheets a page names; other styles are left out.
    css: { include: /\?url$/ },
    // A test that takes a second alone takes longer while the site is built.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Vitest loads graphql as an ES module; the inspector must get the same one.
    server: { deps: { inline: ['@graphql-inspector/core'] } },
  },
});
