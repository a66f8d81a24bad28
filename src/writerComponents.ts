import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WriterComponent } from './model/config/writerComponent.ts';

type Modules = Readonly<Record<string, Readonly<Record<string, WriterComponent>>>>;

/** The modules for commands, which run in Node without Vite. Vite finds the same files. */
function modulesInNode(): Modules {
  const load = createRequire(import.meta.url);
  const files = globSync(['components/mdx/*/*.writer.ts', 'product/*/*.writer.ts'], { cwd: import.meta.dirname });
  return Object.fromEntries(files.map((file) => [file, load(`./${file}`)]));
}

const modules: Modules = import.meta.env
  ? import.meta.glob(['./components/mdx/*/*.writer.ts', './product/*/*.writer.ts'], { eager: true })
  : modulesInNode();

/** Every component that content uses, by name, in alphabetical order. */
export const writerComponents: ReadonlyMap<string, WriterComponent> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((entry, index, all) => {
      if (all[index - 1]?.[0] === entry[0]) throw new Error(`Two folders have a component ${entry[0]}; rename one.`);
      return entry;
    }),
);
