import { createHash } from 'node:crypto';
import { type AllCopies, type CopyFacts, copyName, copyPath } from '../model/config/copies.ts';
import type { Site } from '../model/site.ts';
import { type Locale, type Localized, localized } from '../model/text/locale.ts';
import { memoizeByObject } from '../model/text/memoize.ts';
import { oneFile, type Rendering } from './oneFile.ts';

export interface OneFileCopy extends CopyFacts {
  readonly html: string;
}

/** Returns the copies of a site, each made once. They depend only on the site. */
export const copiesBy = (rendering: Rendering): ((site: Site) => Localized<OneFileCopy> & AllCopies) =>
  memoizeByObject((site) => localized((locale) => makeCopy(site, locale, rendering)));

function makeCopy(site: Site, locale: Locale, rendering: Rendering): OneFileCopy {
  const name = copyName(site, locale);
  const html = rendering.known(copyPath(name)) ?? oneFile(site, locale, rendering);
  return {
    html,
    name,
    bytes: Buffer.byteLength(html),
    sha256: createHash('sha256').update(html).digest('hex'),
    day: site.revision.day,
  };
}
