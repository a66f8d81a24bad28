import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture, Pictures } from '../model/content/pictures.ts';
import { filesOf } from './filesOf.ts';
import { pictureSize } from './pictureSize.ts';

/** The files of `public/` by their paths on the site, such as `/img/map.png`. */
export function readPublicFiles(root: string): Set<string> {
  const folder = join(root, 'public');
  return new Set(existsSync(folder) ? filesOf(folder).map((name) => `/${name}`) : []);
}

/** The pictures of `public/img`, without those whose names begin with a dot. */
export function readPictures(root: string, files: Iterable<string>): Pictures {
  const pictures = [...files].filter((path) => /^\/img\/(?:.*\/)?[^./][^/]*$/.test(path));
  return new Map(
    pictures.map((path): [string, Picture] => {
      const bytes = readFileSync(join(root, 'public', path));
      return [path, { bytes: bytes.length, size: pictureSize(path.slice(path.lastIndexOf('.') + 1), bytes) }];
    }),
  );
}
