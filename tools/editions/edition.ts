import type { Locale } from '../../src/model/locale.ts';
import type { Site } from '../../src/model/site.ts';

/** What editions are made from. */
export interface EditionSource {
  /** The root of the project. */
  readonly root: string;
  /** The folder of the built site. */
  readonly output: string;
  readonly site: Site;
  readonly release: ReleaseName;
}

/** Which state of the site a copy holds: readers compare copies by it. */
export interface ReleaseName {
  /** `2026-11-22` */
  readonly day: string;
  /** Changes with any file of the site: ten hexadecimal digits. */
  readonly build: string;
}

/** One file for reading, an e-book, or the whole site as an archive. */
export type EditionKind = 'page' | 'book' | 'site';

/** A file that is passed on. */
export interface Edition {
  readonly kind: EditionKind;
  readonly name: string;
  /** The languages that it holds. */
  readonly locales: readonly Locale[];
  readonly content: Uint8Array;
}
