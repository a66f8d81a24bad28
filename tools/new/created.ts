import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Plan of `npm run new`, with notes for its user. Paths are those of the repository. */
export interface Created {
  readonly files: ReadonlyMap<string, string>;
  /** Odd input that may be meant. */
  readonly warnings: readonly string[];
  /** Remaining steps, in order. */
  readonly next: readonly string[];
}

/** Reason why nothing is created, for the person who typed the command. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Creates files; returns a line for each. Existing files stay. */
export function apply(root: string, { files }: Created): string[] {
  return [...files].map(([file, text]) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'wx' });
    return `Created ${file}`;
  });
}
