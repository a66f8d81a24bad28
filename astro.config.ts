import { defineConfig } from 'astro/config';
import config from './site/site.config.ts';
import { announcementColors, plainDynamicImports, singleStyleSheet } from './src/build/vitePlugins.ts';
import { watchContent } from './src/content/watchContent.ts';

export default defineConfig({
  site: config.url,
  base: config.base,
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'ignore',
  compressHTML: true,
  build: { format: 'preserve', inlineStylesheets: 'never', concurrency: 2 },
  devToolbar: { enabled: false },
  server: { port: Number(process.env.PORT ?? 4321) },
  vite: {
    build: { assetsInlineLimit: 0, cssTarget: ['chrome105', 'firefox110', 'safari15.4'] },
    plugins: [announcementColors(config.announcement), singleStyleSheet(), plainDynamicImports(), watchContent()],
  },
});
