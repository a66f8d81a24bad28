import type { Configuration } from './configuration.ts';

/** The part of the configuration that pages may name and show, and the calendars for days. */
export function pageVocabulary(configuration: Configuration) {
  // Leaves out what no text shows, so that fewer changes of `site/` compile texts again.
  const { authors, changeKinds, changeTargets, copies, home, names, ...others } = configuration;
  const { sidebars, synonyms, tags, undocumented, ...shown } = others;
  return shown;
}

export type PageVocabulary = ReturnType<typeof pageVocabulary>;
