import { defineConfig } from 'astro/config';
import config from './site/site.config.ts';
import en from './site/strings/en.ts';
import fa from './site/strings/fa.ts';
import ru from './site/strings/ru.ts';
import {
  announcementColors,
  partsOfStrings,
  plainDynamicImports,
  plainRouter,
  singleStyleSheet,
  withoutInsights,
} from './src/build/vitePlugins.ts';
import { watchContent } from './src/content/watchContent.ts';

export default defineConfig({
  site: config.url,
  base: config.base,
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'ignore',
  compressHTML: true,
  build: { format: 'preserve', inlineStylesheets: 'never', concurrency: 2 },
  // Our own start: Astro's would come with every page, on slow lines too (src/browser/prefetch.ts).
  prefetch: false,
  devToolbar: { enabled: false },
  server: { port: Number(process.env.PORT ?? 4321) },
  vite: {
    // Its package offers Node a bundle without named exports.
    resolve: { noExternal: [/^@algolia\/autocomplete/] },
    // Native code, which the development server must not try to bundle.
    optimizeDeps: { exclude: ['@resvg/resvg-js', 'sharp'] },
    ssr: { external: ['@resvg/resvg-js', 'sharp'], optimizeDeps: { exclude: ['@resvg/resvg-js', 'sharp'] } },
    // Every page names the two scripts that it loads: their names are hashes, not the paths of their sources.
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames: '_astro/[hash].js' } } } } },
    build: { assetsInlineLimit: 0, cssTarget: ['chrome105', 'firefox110', 'safari15.4'] },
    plugins: [
      announcementColors(config.announcement),
      singleStyleSheet(),
      plainRouter(),
      plainDynamicImports(),
      withoutInsights(),
      partsOfStrings({ en, fa, ru }),
      watchContent(),
    ],
  },
});
