import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { unpack } from '../made.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the editions of the site, with each archive unpacked. */
    editions: string;
  }
}

/** Makes the editions of the built site, and unpacks them. */
export default function prepare({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'docs-tour-'));
  const { status, stderr } = spawnSync('node', [join(import.meta.dirname, 'makeEditions.ts'), folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The editions cannot be made: ${stderr}`);
  for (const name of readdirSync(folder)) if (name.endsWith('.zip')) unpack(join(folder, name), folder);
  provide('editions', folder);
  return () => rmSync(folder, { recursive: true });
}
