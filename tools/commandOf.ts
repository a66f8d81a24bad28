import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** The script of a command, for `node`: on Windows `.bin` has shell files. @throws without one */
export function commandOf(command: string, packageName = command): string {
  const folder = join(import.meta.dirname, '..', 'node_modules', packageName);
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command "${command}".`);
  return join(folder, script);
}
