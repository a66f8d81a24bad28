import type { Locale } from '../text/locale.ts';
import type { Entry, PageText } from './content.ts';

/** Characters of each block in a stamp. */
export const hashLength = 4;

/** The hashes of the blocks of a section. */
export const hashesOf = (section = ''): readonly string[] =>
  section.match(new RegExp(`.{${hashLength}}`, 'g'))?.map(String) ?? [];

/** `outdated`: English has changed; `unstamped`: unknown; `missing`: readers get English. */
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

/** Ids of the sections that are older than their English text, "" for the top; none if unknown. */
export function staleSections(entry: Entry<unknown>, locale: Locale): readonly string[] {
  const stamp = locale === 'en' ? undefined : entry.translations[locale]?.stamp;
  if (!stamp) return [];
  return Object.entries(entry.source.stamp ?? {})
    .filter(([id, hashes]) => stamp[id] !== hashes)
    .map(([id]) => id);
}
