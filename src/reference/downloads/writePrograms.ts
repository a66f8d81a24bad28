import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Declared by the build, before the code of this program (`programsFile`). */
declare const programs: Readonly<Record<string, string>>;

mkdirSync('programs', { recursive: true });
for (const [path, code] of Object.entries(programs)) {
  if (!existsSync(path)) writeFileSync(path, code);
  else if (readFileSync(path, 'utf8') !== code) console.log(`${path} differs, and is kept`);
}
console.log(`The folder "programs" has ${Object.keys(programs).length} programs.`);
