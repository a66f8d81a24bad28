import { defineConfig } from 'astro/config';
import { styleTargets } from './src/build/browserFloor.ts';
import { bundledPackages } from './src/build/bundledPackages.ts';
import { programs } from './src/build/programs.ts';
import { recordScriptFiles } from './src/build/scriptFiles.ts';
import { laterModules, partsOfSite, rulesOfSettings } from './src/build/vitePlugins.ts';
import { readConfiguration } from './src/content/configuration.ts';
import { watchContent } from './src/content/watchContent.ts';

const configuration = readConfiguration();
const { config } = configuration;

/** The name of a script is a hash, not the path of its source, since every page names it. */
const nameOfEntry = ({ name }: { readonly name: string }): string =>
  name.includes('astro_type_script') ? '_astro/[hash].js' : '_astro/[name].[hash].js';

// One for the pages' scripts and those of workers, which Vite builds with separate plugins.
const recordBundledPackages = bundledPackages('./.cache/bundled-packages.json');

export default defineConfig({
  site: config.url,
  base: config.base,
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'ignore',
  compressHTML: true,
  build: { format: 'preserve', inlineStylesheets: 'never', concurrency: 8 },
  devToolbar: { enabled: false },
  server: { port: Number(process.env.PORT ?? 4321) },
  vite: {
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames: nameOfEntry } } } } },
    build: { assetsInlineLimit: 0, cssTarget: [...styleTargets] },
    plugins: [
      rulesOfSettings(config),
      laterModules(),
      programs(),
      partsOfSite(configuration),
      watchContent(),
      recordBundledPackages,
      recordScriptFiles(),
    ],
    worker: { plugins: () => [recordBundledPackages] },
  },
});
