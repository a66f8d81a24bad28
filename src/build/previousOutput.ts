import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Parts of the output that `npm run build` need not make again; see tools/unchanged. */
interface PreviousOutput {
  readonly folder: string;
  /** Files of the parts that this build would make identically, by address or path of the part. */
  readonly unchanged: ReadonlyMap<string, readonly string[]>;
}

declare global {
  /** Output of the previous build. Global: routes that Astro bundles have their own modules. */
  var previousOutput: PreviousOutput | undefined;
}

/** True if the previous output has a part exactly as it would be made now. */
export const isUnchanged = (part: string): boolean => globalThis.previousOutput?.unchanged.has(part) ?? false;

/** The first file of a part, such as the HTML of a page, if a new build would make the same. */
export function unchangedText(part: string): string | undefined {
  const { folder = '', unchanged } = globalThis.previousOutput ?? {};
  const file = unchanged?.get(part)?.[0];
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8');
}
