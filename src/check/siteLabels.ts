import type { SourceFile } from '../content/sourceFile.ts';
import { valuesIn } from '../content/typescriptData.ts';
import type { Problem } from '../model/problems/problems.ts';
import { isLocale } from '../model/text/locale.ts';
import { type AppWords, unknownAppWordsIn } from '../product/appWords/appWords.ts';
import { plainLabels } from './appLabels.ts';

/** Labels of the app in a file of `site/`: in plain bold, or by an unknown id. */
export function checkSiteLabels(
  { file, text: source }: SourceFile,
  { appWords }: { readonly appWords: AppWords },
): Problem[] {
  // The compiler, which reads the strings, is only asked about files that can have one.
  if (!/\*\*|<Ui/.test(source)) return [];
  return valuesIn(source).flatMap(({ text, line, path }): Problem[] => {
    const locale = path.find(isLocale);
    if (!locale || text === undefined) return [];
    const plain = plainLabels(text, appWords, locale).map(({ message }) => message);
    return [...plain, ...unknownAppWordsIn(text, appWords)].map((message) => ({ level: 'error', file, line, message }));
  });
}
