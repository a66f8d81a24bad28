import type { Configuration } from './configuration.ts';

/** The part of the configuration that pages may name and show, and the calendars for days. */
export type PageVocabulary = Pick<
  Configuration,
  | 'appWords'
  | 'config'
  | 'facts'
  | 'featureGroups'
  | 'features'
  | 'killSwitch'
  | 'networks'
  | 'payments'
  | 'platforms'
  | 'recorded'
  | 'screens'
  | 'storage'
  | 'strings'
  | 'troublePath'
>;
