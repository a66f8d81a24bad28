import { resolveTarget, splitTarget } from '../model/addresses/urls.ts';
import { entryPath } from '../model/pages/changelog.ts';
import { languagesOf, partialTexts, writtenEntries } from '../model/pages/writtenTexts.ts';
import type { Site } from '../model/site.ts';

/** True for the files to report on. */
export type IsReported = (file: string) => boolean;

/** Paths of the pages that texts link to, and of the pictures that they show. */
export function linkedFrom(site: Site, isReported: IsReported): string[] {
  const texts = [
    ...writtenEntries(site).flatMap((entry) =>
      languagesOf(entry).map(({ file, compiled }) => ({ file, path: entry.path, references: compiled.references })),
    ),
    ...partialTexts(site.partials).map(({ file, compiled }) => ({ file, path: '/', references: compiled.references })),
    ...site.changelog.map(({ file, date, references }) => ({ file, path: entryPath(date), references })),
  ];
  return texts
    .filter(({ file }) => isReported(file))
    .flatMap(({ path, references }) => references.map(({ url }) => splitTarget(resolveTarget(url, path)).path));
}
