import { type AppWords, withAppWords } from '../model/appWords.ts';
import type { Entry, PageText, Partials, WrittenText } from '../model/content.ts';
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
import { bodyPassages } from './prose.ts';
import { checkAlternativeTexts } from './translation/alternativeTexts.ts';
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

/** Checks every written page and partial in every language: by itself, against its English source, and among the others. */
export function checkPages(
  entries: readonly Entry<unknown>[],
  partials: Partials,
  rules: PageRules,
  filesWithErrors: ReadonlySet<string> = new Set(),
): Problem[] {
  const pages = entries.flatMap(({ source, translations }) => [source, ...Object.values(translations)]);
  const shared = [...partials.values()];
  const texts = shared.flatMap((languages) => Object.values(languages));
  const translated = (source: WrittenText, translation: WrittenText) =>
    // A translation differs from a text with errors exactly where it is right.
    filesWithErrors.has(translation.file) || filesWithErrors.has(source.file)
      ? []
      : checkTranslation(source, translation);
  return [
    ...pages.flatMap((page) => checkPage(page, rules)),
    ...texts.flatMap((text) => [
      ...checkText(text, rules),
      ...bodyPassages(asRead(text, rules.appWords)).flatMap(rules.checkPassage),
    ]),
    ...checkUniqueTitles(pages),
    ...checkRepetition([...texts, ...pages].map((text) => asRead(text, rules.appWords))),
    ...entries.flatMap((entry) => [
      ...checkSamePages(entry, filesWithErrors),
      ...Object.values(entry.translations).flatMap((translation) => translated(entry.source, translation)),
    ]),
    ...shared.flatMap(({ en: source, ...translations }) =>
      Object.values(translations).flatMap((translation) => (source ? translated(source, translation) : [])),
    ),
  ];
}

/** A text whose sentences have the words of the app in place of the components that write them. */
const asRead = <Text extends WrittenText>(text: Text, appWords: AppWords): Text => ({
  ...text,
  body: withAppWords(text.body, appWords, text.locale),
});

function checkPage(page: PageText, rules: PageRules): Problem[] {
  return [
    ...checkTitleLengths(page),
    ...checkText(page, rules),
    ...pagePassages(asRead(page, rules.appWords)).flatMap(rules.checkPassage),
  ];
}

/** What is wrong in the body of a page or partial, besides the spelling of its prose. */
function checkText(text: WrittenText, { appWords }: PageRules): Problem[] {
  return [
    ...checkAppWords(text, appWords),
    ...checkHeadings(text),
    ...checkImages(text),
    ...checkItalics(text),
    ...checkMenuPaths(text),
    ...checkProseInCode(text),
    ...checkStatements(asRead(text, appWords)),
  ];
}

function checkTranslation(source: WrittenText, translation: WrittenText): Problem[] {
  return [
    ...checkSameHeadings(source, translation),
    ...checkSameCode(source, translation),
    ...checkSameComponents(source, translation),
    ...checkSameLinks(source, translation),
    ...checkAlternativeTexts(source, translation),
  ];
}
