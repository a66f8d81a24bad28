import type { ChangeKind } from '../model/content/changeKinds.ts';
import type { InlineContent } from '../model/text/inlineText.ts';

/** The filter's files: facts of all releases in one, their texts in one per Gregorian year. */
export interface ChangelogFiles {
  readonly facts: () => Promise<FactsFile>;
  readonly texts: (year: string) => Promise<TextsFile>;
}

export interface FactsFile {
  /** Name of the file of texts of each Gregorian year. */
  readonly texts: Readonly<Record<string, string>>;
  /** Newest first. */
  readonly releases: readonly ReleaseFacts[];
}

/** Date, version, and of each change its kind and what it is for. */
export type ReleaseFacts = readonly [
  date: string,
  version: string,
  changes: readonly (readonly [kind: ChangeKind, targets: readonly string[]])[],
];

/** Texts of a release in a language: its headline, and the texts of its changes. */
export type ReleaseTexts = readonly [headline: string, changes: readonly InlineContent[]];

/** The texts of releases by their dates. */
export type TextsFile = Readonly<Record<string, ReleaseTexts>>;
