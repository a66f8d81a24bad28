import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Created } from './created.ts';

/** Moves, changes and creates files; returns a line for each. Existing files stay. */
export function apply(root: string, { files, moved = new Map(), changed = new Map() }: Created): string[] {
  const makeFolder = (file: string) => mkdirSync(dirname(join(root, file)), { recursive: true });
  const done: string[] = [];
  for (const [from, to] of moved) {
    makeFolder(to);
    renameSync(join(root, from), join(root, to));
    done.push(`Moved   ${from} to ${to}`);
  }
  for (const [file, text] of changed) {
    writeFileSync(join(root, file), text);
    done.push(`Changed ${file}`);
  }
  for (const [file, text] of files) {
    makeFolder(file);
    writeFileSync(join(root, file), text, { flag: 'wx' });
    done.push(`Created ${file}`);
  }
  return done;
}
