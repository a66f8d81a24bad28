import type { Problem } from '../model/problems/problems.ts';
import type { Site } from '../model/site.ts';
import { linkedFrom } from './linkedFrom.ts';

/** Pictures that no text shows or links to, unless a file that may do so could not be read. */
export function checkUnusedPictures(site: Site): Problem[] {
  if (site.filesWithErrors.size > 0) return [];
  const used = new Set(linkedFrom(site, () => true));
  return [...site.pictures.keys()]
    .filter((path) => !used.has(path))
    .map((path) => ({
      level: 'warning',
      file: `public${path}`,
      message: `No text shows this picture; write ![what it shows](${path}) where readers need it, or delete the file.`,
    }));
}
