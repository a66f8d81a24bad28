import { z } from 'zod';
import { didYouMean } from '../../model/text/didYouMean.ts';
import type { Locale } from '../../model/text/locale.ts';
import { localizedText } from '../../model/text/localizedText.ts';

/** The words of the app by screen and name; `settings.protocol` is the id of one. */
export const appWordsSchema = z.record(z.string(), z.record(z.string(), localizedText));

export type AppWords = z.infer<typeof appWordsSchema>;

/** The app's word for an id such as `settings.protocol`. Throws on an unknown id. */
export function appWord(words: AppWords, id: string, locale: Locale): string {
  const word = find(words, id);
  if (!word) throw new Error(unknownAppWord(words, id));
  return word[locale];
}

export function unknownAppWord(words: AppWords, id: string): string | undefined {
  if (find(words, id)) return undefined;
  const known = Object.entries(words).flatMap(([screen, names]) =>
    Object.keys(names).map((name) => `${screen}.${name}`),
  );
  return `The app has no word "${id}" (site/appWords.ts).${didYouMean(id, known)}`;
}

/** The app's words for several ids: a menu path, or one word. */
export const appPath = (words: AppWords, ids: readonly string[], locale: Locale): string =>
  ids.map((id) => appWord(words, id, locale)).join(' > ');

/** `<Ui id="home.connect" />` and `<UiPath ids="navigation.settings …" />` in a text. */
const written = /<(?:Ui id|UiPath ids)="([^"]*)" \/>/g;

/** Markdown with the app's words in bold; unknown ids stay as they are. */
export const withAppWords = (text: string, words: AppWords, locale: Locale): string =>
  text.replace(written, (element, attribute: string) => {
    const ids = idsOf(attribute);
    return ids.every((id) => find(words, id)) ? `**${appPath(words, ids, locale)}**` : element;
  });

export const unknownAppWordsIn = (text: string, words: AppWords): string[] =>
  [...text.matchAll(written)].flatMap(([, ids = '']) => idsOf(ids).flatMap((id) => unknownAppWord(words, id) ?? []));

/** The ids of an attribute such as `ids="navigation.settings settings.protocol"`. */
export const idsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function find(words: AppWords, id: string) {
  const [screen = '', name = ''] = id.split('.');
  return Object.hasOwn(words, screen) && Object.hasOwn(words[screen] ?? {}, name) ? words[screen]?.[name] : undefined;
}
