import type { Locale } from '../text/locale.ts';
import type { Entry, PageText } from './content.ts';

/** How many characters of a stamp a block has. */
export const hashLength = 4;

/** The hashes of the blocks of a section. */
export const hashesOf = (section = ''): readonly string[] =>
  section.match(new RegExp(`.{${hashLength}}`, 'g'))?.map(String) ?? [];

/**
 * The state of a page in a language: `source` (English itself), `current`, `outdated` (English has moved on), `unstamped`
 * (nobody recorded which English text it was made from), or `missing` (the reader gets English).
 */
export type TranslationState = 'source' | 'current' | 'outdated' | 'unstamped' | 'missing';

/** The text that a reader of a language gets, and its state. */
export function textFor<M>(entry: Entry<M>, locale: Locale): { text: PageText; state: TranslationState } {
  if (locale === 'en') return { text: entry.source, state: 'source' };
  const text = entry.translations[locale];
  if (!text) return { text: entry.source, state: 'missing' };
  if (text.stamp === undefined) return { text, state: 'unstamped' };
  const isCurrent =
    staleSections(entry, locale).length === 0 && Object.keys(text.stamp).every((id) => entry.source.stamp?.[id]);
  return { text, state: isCurrent ? 'current' : 'outdated' };
}

/**
 * The sections of a page whose English text has changed since they were translated into a language:
 * ids of headings in the order of the page; empty stands for the title, the description and the
 * text above the first heading. None if there is no translation, or if nobody recorded what it was
 * made from.
 */
export function staleSections(entry: Entry<unknown>, locale: Locale): readonly string[] {
  const stamp = locale === 'en' ? undefined : entry.translations[locale]?.stamp;
  if (!stamp) return [];
  return Object.entries(entry.source.stamp ?? {})
    .filter(([id, hashes]) => stamp[id] !== hashes)
    .map(([id]) => id);
}
