import { defineConfig } from 'vitest/config';

/** `npm test fuzz`: some minutes long, so `npm test` leaves it out. */
export default defineConfig({
  test: {
    include: ['tests/content/fuzz/*.fuzz.tsx'],
    root: new URL('../../..', import.meta.url).pathname,
  },
});
