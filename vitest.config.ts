import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{src,site,server,tools,tests/unit}/**/*.test.{ts,tsx}'] },
});
