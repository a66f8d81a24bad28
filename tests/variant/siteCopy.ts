import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** A copy of the site in a folder of its own, to configure otherwise or to break. */
export interface SiteCopy {
  readonly folder: string;
  /** Changes a file of the copy; a change that no longer finds its place is an error. */
  change(file: string, from: string | RegExp, to: string): void;
  remove(file: string): void;
}

/** Copies all that a build needs to `.cache/<name>`, in place of an earlier copy. */
export function copySite(name: string): SiteCopy {
  const folder = join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const parts = ['api', 'content', 'public', 'server', 'site', 'src', 'tools'];
  for (const part of [...parts, 'astro.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    change(file, from, to) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has no ${from} for the copy to change.`);
      writeFileSync(path, after);
    },
    remove(file) {
      rmSync(join(folder, file));
    },
  };
}
