import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,site,server,tools,tests/unit,tests/content}/**/*.test.{ts,tsx}'],
    // Vitest loads graphql as an ES module; the inspector must get the same one, not Node's CommonJS build beside it.
    server: { deps: { inline: ['@graphql-inspector/core'] } },
  },
});
