/** Tag of the pages that belong to no version of the docs. */
export const defaultTag = 'default';

/** Tag of the pages of a version of the docs; there is one set of docs, `default`. */
export function versionTag(version: string): string {
  return `docs-default-${version}`;
}

/** The versions of the docs by their names. */
export interface SearchedVersions {
  /** The version of this build. */
  readonly own: string;
  /** The one that the reader reads or read last. */
  readonly preferred: string | null;
  /** Those of other builds. */
  readonly others: readonly string[];
}

/** The tags that a reader's results may have. A preferred version that the site does not have any more would hide all docs. */
export function contextualTags({ own, preferred, others }: SearchedVersions): string[] {
  return [defaultTag, versionTag(preferred !== null && others.includes(preferred) ? preferred : own)];
}
