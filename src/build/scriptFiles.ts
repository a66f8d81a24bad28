import { relative } from 'node:path';
import type { Plugin } from 'vite';

declare global {
  /** Results of `filesOfModule` by module. Global, since Astro bundles its routes. */
  var scriptFiles: ReadonlyMap<string, readonly string[]> | undefined;
}

/** Notes the files of the scripts for the browser, for pages that fetch some of them ahead. */
export function noteScriptFiles(): Plugin {
  return {
    name: 'note-script-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const filesFrom = (file: string, known: readonly string[] = []): readonly string[] => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || known.includes(file)) return known;
        return chunk.imports.reduce<readonly string[]>((all, other) => filesFrom(other, all), [...known, file]);
      };
      const { root } = this.environment.config;
      globalThis.scriptFiles = new Map(
        Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk'
            ? chunk.moduleIds.map((id) => [relative(root, id), filesFrom(chunk.fileName)] as const)
            : [],
        ),
      );
    },
  };
}

/** The files of a built module and of all that it imports; none in the development server. */
export const filesOfModule = (module: string): readonly string[] => globalThis.scriptFiles?.get(module) ?? [];
