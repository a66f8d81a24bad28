import { type AppWords, withAppWords } from '../model/appWords.ts';
import type { Entry, PageText } from '../model/content.ts';
import type { Problem } from '../model/problems.ts';
import type { PassageCheck } from './checkPassage.ts';
import { checkAppWords } from './page/appWords.ts';
import { checkHeadings } from './page/headings.ts';
import { checkImages } from './page/images.ts';
import { checkItalics } from './page/italics.ts';
import { checkMenuPaths } from './page/menuPaths.ts';
import { pagePassages } from './page/pagePassages.ts';
import { checkProseInCode } from './page/proseInCode.ts';
import { checkRepetition } from './page/repetition.ts';
import { checkStatements } from './page/statements.ts';
import { checkTitleLengths, checkUniqueTitles } from './page/titles.ts';
import { checkSameCode } from './translation/sameCode.ts';
import { checkSameComponents } from './translation/sameComponents.ts';
import { checkSameHeadings } from './translation/sameHeadings.ts';
import { checkSameLinks } from './translation/sameLinks.ts';
import { checkSamePages } from './translation/samePages.ts';

/** What pages are checked by, which depends on the configuration. */
export interface PageRules {
  readonly checkPassage: PassageCheck;
  readonly appWords: AppWords;
}

/** Checks every written page in every language: by itself, against its English source, and among the others. */
export function checkPages(
  entries: readonly Entry<unknown>[],
  rules: PageRules,
  filesWithErrors: ReadonlySet<string> = new Set(),
): Problem[] {
  const pages = entries.flatMap(({ source, translations }) => [source, ...Object.values(translations)]);
  return [
    ...pages.flatMap((page) => checkPage(page, rules)),
    ...checkUniqueTitles(pages),
    ...checkRepetition(pages.map((page) => asRead(page, rules.appWords))),
    ...entries.flatMap((entry) => [
      ...checkSamePages(entry, filesWithErrors),
      ...Object.values(entry.translations)
        // A translation differs from a page with errors exactly where it is right.
        .filter((translation) => !filesWithErrors.has(translation.file) && !filesWithErrors.has(entry.source.file))
        .flatMap((translation) => checkTranslation(entry.source, translation)),
    ]),
  ];
}

/** A page whose sentences have the words of the app in place of the components that write them. */
const asRead = (page: PageText, appWords: AppWords): PageText => ({
  ...page,
  body: withAppWords(page.body, appWords, page.locale),
});

function checkPage(page: PageText, { checkPassage, appWords }: PageRules): Problem[] {
  const read = asRead(page, appWords);
  return [
    ...checkTitleLengths(page),
    ...checkAppWords(page, appWords),
    ...checkHeadings(page),
    ...checkImages(page),
    ...checkItalics(page),
    ...checkMenuPaths(page),
    ...checkProseInCode(page),
    ...checkStatements(read),
    ...pagePassages(read).flatMap(checkPassage),
  ];
}

function checkTranslation(source: PageText, translation: PageText): Problem[] {
  return [
    ...checkSameHeadings(source, translation),
    ...checkSameCode(source, translation),
    ...checkSameComponents(source, translation),
    ...checkSameLinks(source, translation),
  ];
}
