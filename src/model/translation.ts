import type { Entry, PageText } from './content.ts';
import type { Locale } from './locale.ts';

/**
 * The state of a page in a language: `source` (English itself), `current`, `outdated` (English has moved on), `unstamped`
 * (nobody recorded which English version it was made from), or `missing` (the reader gets English).
 */
export type TranslationState = 'source' | 'current' | 'outdated' | 'unstamped' | 'missing';

/** The text that a reader of a language gets, and its state. */
export function textFor<M>(entry: Entry<M>, locale: Locale): { text: PageText; state: TranslationState } {
  if (locale === 'en') return { text: entry.source, state: 'source' };
  const text = entry.translations[locale];
  if (!text) return { text: entry.source, state: 'missing' };
  if (text.version === undefined) return { text, state: 'unstamped' };
  return { text, state: text.version === entry.source.version ? 'current' : 'outdated' };
}
