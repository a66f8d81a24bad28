import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';

/** Sources of pages besides their own texts: code, configuration, the API, packages. */
const sources = [
  'api',
  'content',
  'public',
  'site',
  'src',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The texts that one page shows, and its translations. `stampsOf` covers them. */
const ownTexts = /^content\/[^/]+\/(docs|pages|partials)\//;

/** One digest of all files that any page may depend on. */
export function sourcesStamp(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap((name) => filesBelow(root, name)).sort())
    if (!ownTexts.test(file) && !/\.test\.tsx?$/.test(file))
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The files below a folder or a file by itself, if it is there. */
function filesBelow(root: string, name: string): string[] {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  return filesOf(path).map((file) => `${name}/${file}`);
}
