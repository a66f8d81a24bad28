import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import type { AppWords } from '../../product/appWords/appWords.ts';
import { plainLabels } from '../appLabels.ts';

/** Labels of the app that a page writes in bold instead of naming them by id. */
export function checkAppWords({ body, bodyLine, file, locale }: WrittenText, appWords: AppWords): Problem[] {
  return plainLabels(body, appWords, locale).map(({ message, index }) => ({
    level: 'error',
    file,
    line: bodyLine + body.slice(0, index).split('\n').length - 1,
    message,
  }));
}
