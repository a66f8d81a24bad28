import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Declared by the build, before the code of this program (`programsFile`). */
declare const programs: Readonly<Record<string, string>>;

for (const [path, code] of Object.entries(programs)) {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) writeFileSync(path, code);
  else if (readFileSync(path, 'utf8') !== code) console.log(`${path} differs, and is kept`);
}
const folders = new Set(Object.keys(programs).map(dirname));
console.log(`${Object.keys(programs).length} programs: ${[...folders].sort().join(', ')}`);
