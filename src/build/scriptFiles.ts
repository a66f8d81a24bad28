import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

declare global {
  /** Results of `filesOfModule` by module. Global, since Astro bundles its routes. */
  var scriptFiles: ReadonlyMap<string, readonly string[]> | undefined;
}

/** Records the files of browser scripts, for pages that prefetch some of them. */
export function recordScriptFiles(): Plugin {
  return {
    name: 'record-script-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const filesFrom = (file: string, known: readonly string[] = []): readonly string[] => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || known.includes(file)) return known;
        return chunk.imports.reduce<readonly string[]>((all, other) => filesFrom(other, all), [...known, file]);
      };
      const { root } = this.environment.config;
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      globalThis.scriptFiles = new Map(
        chunks.flatMap(({ moduleIds, fileName }) =>
          moduleIds.map((id) => [normalizePath(relative(root, id)), filesFrom(fileName)] as const),
        ),
      );
    },
  };
}

/** The files of a built module and of all that it imports; none in the development server. */
export const filesOfModule = (module: string): readonly string[] => globalThis.scriptFiles?.get(module) ?? [];
