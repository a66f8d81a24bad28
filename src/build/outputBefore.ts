import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of the output that `npm run build` need not make again: tools/unchanged takes them over. */
interface OutputBefore {
  readonly folder: string;
  /**
   * The parts of that output which this build would make as they are, by their names (the address
   * of a page, or the path of a file or folder), with their files.
   */
  readonly unchanged: ReadonlyMap<string, readonly string[]>;
}

declare global {
  /** The output before the build that runs in this process. Astro bundles its routes: a module that keeps it would not be the same one here and there. */
  var outputBefore: OutputBefore | undefined;
}

/** True if the output before has a part as it would be made now. */
export const isUnchanged = (part: string): boolean => globalThis.outputBefore?.unchanged.has(part) ?? false;

/** The text of the first file of a part, if it would be made now as it is in the output before: the HTML of a page, or a file by itself. */
export function unchangedText(part: string): string | undefined {
  const { folder = '', unchanged } = globalThis.outputBefore ?? {};
  const file = unchanged?.get(part)?.[0];
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8');
}
