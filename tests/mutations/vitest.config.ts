import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import unit from '../../vitest.config.ts';

/** Vitest runs long files first. Here the first test that fails ends a run, so that short ones should come before them. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/**
 * The tests that Stryker runs for each of its changes: those next to the code. The others, and those that load the site of this repository,
 * take seconds each; what only they would notice counts as not noticed.
 */
export default defineConfig({
  test: {
    ...unit.test,
    sequence: { sequencer: ShortestFirst },
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [
      // Reads the code as text, which Stryker has changed.
      'src/model/storage.test.ts',
      'src/content/loadSite.test.ts',
      'src/feeds/feeds.test.ts',
      'src/model/configChecks.test.ts',
      'src/og/card.test.ts',
      'src/reference/parity.test.ts',
      'src/reference/versions/productChangelog.test.ts',
      'src/twins/llms.test.ts',
    ],
  },
});
