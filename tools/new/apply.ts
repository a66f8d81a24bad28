import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Created } from './created.ts';

/** Creates files; returns a line for each. Existing files stay. */
export function apply(root: string, { files }: Created): string[] {
  return [...files].map(([file, text]) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'wx' });
    return `Created ${file}`;
  });
}
