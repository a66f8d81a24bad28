import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The files of `public/` by their paths on the site, such as `/img/map.png`. */
export function readPublicFiles(root: string): Set<string> {
  const folder = join(root, 'public');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Set(names.map((name) => `/${name.split(sep).join('/')}`));
}
