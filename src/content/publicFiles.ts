import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Picture, Pictures } from '../model/pictures.ts';
import { pictureSize } from './pictureSize.ts';

/** The files of `public/` by their paths on the site, such as `/img/map.png`. */
export function readPublicFiles(root: string): Set<string> {
  const folder = join(root, 'public');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return new Set(names.map((name) => `/${name.split(sep).join('/')}`));
}

/** The pictures of `public/img` among the files of `public/`. Folders and files whose names begin with a dot are not. */
export function readPictures(root: string, files: Iterable<string>): Pictures {
  const pictures = [...files].filter((path) => /^\/img\/(?:.*\/)?[^./][^/]*$/.test(path));
  return new Map(
    pictures.flatMap((path): [string, Picture][] => {
      const file = join(root, 'public', path);
      if (!statSync(file).isFile()) return [];
      const bytes = readFileSync(file);
      return [[path, { bytes: bytes.length, size: pictureSize(path.slice(path.lastIndexOf('.') + 1), bytes) }]];
    }),
  );
}
