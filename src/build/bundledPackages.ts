import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes to a file which packages readers receive code of: the folders in `node_modules` of all modules in the scripts for the browser, those
 * of workers included. Vite's own `build.license` leaves workers out.
 */
export function bundledPackages(file: string): Plugin {
  const folders = new Set<string>();
  return {
    name: 'bundled-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const [, folder] = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
          if (folder) folders.add(folder);
        }
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...folders].sort()));
    },
  };
}
