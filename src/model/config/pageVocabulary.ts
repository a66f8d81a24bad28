import type { Configuration } from './configuration.ts';

/** Parts of the configuration that no text can show. */
type NotForPages =
  | 'authors'
  | 'changeKinds'
  | 'changeTargets'
  | 'copies'
  | 'home'
  | 'names'
  | 'sectionCards'
  | 'sidebars'
  | 'synonyms'
  | 'tags'
  | 'undocumented';

/** The part of the configuration that pages may name and show, and the calendars for days. */
export type PageVocabulary = Omit<Configuration, NotForPages>;
