import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that build a small site again and again, in seconds on a quiet machine. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: { include: ['tests/builds/*.test.ts'], testTimeout: 180_000, hookTimeout: 60_000 },
});
