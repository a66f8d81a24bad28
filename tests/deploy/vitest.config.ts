import { defineConfig } from 'vitest/config';

/** `npm test hosts`: needs servers on the machine, so `npm test` leaves it out. */
export default defineConfig({
  test: {
    include: ['tests/deploy/*.test.ts'],
    root: new URL('../..', import.meta.url).pathname,
  },
});
