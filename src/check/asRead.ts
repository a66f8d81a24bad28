import type { WrittenText } from '../model/content/content.ts';
import { memoizeByObject } from '../model/text/memoize.ts';
import { type AppWords, withAppWords } from '../product/appWords/appWords.ts';

const readWith = memoizeByObject((appWords: AppWords) =>
  memoizeByObject((text: WrittenText) => ({ ...text, body: withAppWords(text.body, appWords, text.locale) })),
);

/** A text with the words of the app in place of the components that show them. */
export const asRead = (text: WrittenText, appWords: AppWords): WrittenText => readWith(appWords)(text);
