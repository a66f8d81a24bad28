/** Tag of the pages that belong to no version of the docs. */
export const defaultTag = 'default';

/** The version of the docs that this site has, by its name in the specification. */
export const currentVersion = 'current';

/** Tag of the pages of a version of the docs; there is one set of docs, `default`. */
export function versionTag(version: string): string {
  return `docs-default-${version}`;
}

/** The tags that a reader's results may have. A preferred version that the site does not have any more would hide all docs. */
export function contextualTags(preferredVersion: string | null): string[] {
  const version = preferredVersion === currentVersion ? preferredVersion : currentVersion;
  return [defaultTag, versionTag(version)];
}
