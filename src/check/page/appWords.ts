import { lineAtOffset, type WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';
import type { AppWords } from '../../product/appWords/appWords.ts';
import { plainLabels } from '../appLabels.ts';

/** Labels of the app that a page writes in bold instead of naming them by id. */
export function checkAppWords(text: WrittenText, appWords: AppWords): Problem[] {
  return plainLabels(text.body, appWords, text.locale).map(({ message, index }) =>
    errorIn(text.file, lineAtOffset(text, index), message),
  );
}
