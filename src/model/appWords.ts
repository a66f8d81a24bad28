import { z } from 'zod';
import { didYouMean } from './didYouMean.ts';
import type { Locale } from './locale.ts';
import { localizedText } from './siteConfig.ts';

/** The words of the app by screen and name; `settings.protocol` is the id of one. */
export const appWordsSchema = z.record(z.string(), z.record(z.string(), localizedText));

export type AppWords = z.infer<typeof appWordsSchema>;

/** What the app writes in a language for an id such as `settings.protocol`. An unknown id is an error; ask `unknownAppWord` first. */
export function appWord(words: AppWords, id: string, locale: Locale): string {
  const word = find(words, id);
  if (!word) throw new Error(unknownAppWord(words, id));
  return word[locale];
}

/** What is wrong with an id, if the app has no such word. */
export function unknownAppWord(words: AppWords, id: string): string | undefined {
  if (find(words, id)) return undefined;
  const known = Object.entries(words).flatMap(([screen, names]) =>
    Object.keys(names).map((name) => `${screen}.${name}`),
  );
  return `The app has no word "${id}" (site/appWords.ts).${didYouMean(id, known)}`;
}

/** The ids of an attribute such as `ids="navigation.settings settings.protocol"`. */
export const idsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function find(words: AppWords, id: string) {
  const [screen = '', name = ''] = id.split('.');
  return Object.hasOwn(words, screen) && Object.hasOwn(words[screen] ?? {}, name) ? words[screen]?.[name] : undefined;
}
