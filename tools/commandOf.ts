import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/**
 * The script behind a command of an installed package, to be run by `node`. What is in `node_modules/.bin` is a `.cmd` file on Windows, which only a
 * shell can start: `commandOf('tsc', '@typescript/native')` is `node_modules/@typescript/native/bin/tsc`.
 * @throws {Error} if the package has no such command
 */
export function commandOf(command: string, packageName = command, root = join(import.meta.dirname, '..')): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command "${command}".`);
  return join(folder, script);
}
