import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { buildSmallSite } from '../site/build.ts';
import { type VariantName, variants } from '../site/variants.ts';

/** The editions of the small site, made once for each state of it. Returns their folder. */
export const smallEditions = (): string => editionsOf('small');

/** The editions of a variant of the small site. Returns their folder. */
export function editionsOf(variant: VariantName): string {
  const site = buildSmallSite(variant);
  const folder = join(site, 'release', 'editions');
  const stamp = join(site, 'editions-of.txt');
  const built = readFileSync(join(site, 'built-from.txt'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === built) return folder;
  const env = { ...process.env, ...variants[variant].environment };
  const { status, stderr } = spawnSync('node', ['tools/editions.ts'], { cwd: site, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The editions of the small site (${variant}) cannot be made: ${stderr}`);
  writeFileSync(stamp, built);
  return folder;
}

/** Unpacks the copy of the small site in some languages (`ru`, `all`) into a folder, as a reader does. Returns the folder of its pages. */
export function unpackCopy(languages: string, into: string): string {
  const name = `small-help-site-${languages}`;
  unpack(join(smallEditions(), `${name}.zip`), into);
  return join(into, name);
}

/** Unpacks an archive into a folder. */
export function unpack(archive: string, into: string): void {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(archive)))) {
    const file = join(into, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
