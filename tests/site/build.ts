import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from '../../tools/commandOf.ts';
import { cacheFolder, hashOfSources, writeSmallSite } from './smallSite.ts';
import { type Variant, type VariantName, variants } from './variants.ts';

/** Builds a variant unless it is there. Returns its folder, with code and `dist/`. */
export function buildSmallSite(name: VariantName): string {
  const { environment, change }: Variant = variants[name];
  const folder = cacheFolder(name);
  const stamp = join(folder, 'built-from.txt');
  const sources = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return folder;
  change(writeSmallSite(name));
  const { status } = spawnSync(process.execPath, [commandOf('astro'), 'build', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The small site (${name}) could not be built; Astro's message is above.`);
  writeFileSync(stamp, sources);
  return folder;
}
