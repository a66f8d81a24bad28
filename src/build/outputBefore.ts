import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of the output that `npm run build` need not make again; see tools/unchanged. */
interface OutputBefore {
  readonly folder: string;
  /**
   * The parts of that output which this build would make as they are, by their names (the address
   * of a page, or the path of a file or folder), with their files.
   */
  readonly unchanged: ReadonlyMap<string, readonly string[]>;
}

declare global {
  /**
   * Output of the build before the one in this process. Global, since Astro bundles its routes:
   * they would get their own copy of a module.
   */
  var outputBefore: OutputBefore | undefined;
}

/** True if the output before has a part as it would be made now. */
export const isUnchanged = (part: string): boolean => globalThis.outputBefore?.unchanged.has(part) ?? false;

/** The first file of a part, such as the HTML of a page, if a new build would make the same. */
export function unchangedText(part: string): string | undefined {
  const { folder = '', unchanged } = globalThis.outputBefore ?? {};
  const file = unchanged?.get(part)?.[0];
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8');
}
