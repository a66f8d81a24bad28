import type { SourceFile } from '../content/sourceFile.ts';
import { judgeTarget } from '../model/checks/links.ts';
import { siteRules } from '../model/checks/siteRules.ts';
import type { Entry, PageText, WrittenText } from '../model/content/content.ts';
import { languagesOf, partialTexts, writtenEntries } from '../model/pages/writtenTexts.ts';
import { error, type Rule, warning } from '../model/problems/rule.ts';
import type { Site } from '../model/site.ts';
import { checkAppLabels, checkSiteLabels } from './appLabels.ts';
import { checkAsked, checkAskedHeadings } from './asked.ts';
import { asRead } from './asRead.ts';
import { checkCharacters } from './characters.ts';
import { checkCopiedFacts } from './copiedFacts.ts';
import { checkEnglish } from './english.ts';
import { checkGlossary } from './glossary.ts';
import { checkInterfaceStrings } from './interfaceStrings.ts';
import { checkLinkNames } from './linkNames.ts';
import { checkOutputLinks, checkOutputMarkup } from './output/checkOutput.ts';
import type { Output } from './output/readOutput.ts';
import { checkHeadings } from './page/headings.ts';
import { checkImages } from './page/images.ts';
import { checkItalics } from './page/italics.ts';
import { checkMenuPaths } from './page/menuPaths.ts';
import { checkProseInCode } from './page/proseInCode.ts';
import { checkRepetition } from './page/repetition.ts';
import { checkStatements } from './page/statements.ts';
import { checkTitleLengths, checkUniqueTitles } from './page/titles.ts';
import type { Passage } from './passage.ts';
import { checkPersianDigits } from './persian/digits.ts';
import { checkPersianEzafe } from './persian/ezafe.ts';
import { checkPersianHalfSpaces } from './persian/halfSpaces.ts';
import { checkPersianLetters } from './persian/letters.ts';
import { checkPersianPunctuation } from './persian/punctuation.ts';
import { checkPersianRegister } from './persian/register.ts';
import { checkRussianApiTexts } from './russian/apiTexts.ts';
import { checkRussianCalques } from './russian/calques.ts';
import { checkRussianPunctuation } from './russian/punctuation.ts';
import { checkRussianYo } from './russian/yo.ts';
import { checkAlternativeTexts } from './translation/alternativeTexts.ts';
import { checkSameAddresses, checkSameAddressesOfData } from './translation/sameAddresses.ts';
import { checkSameCode } from './translation/sameCode.ts';
import { checkSameHeadings } from './translation/sameHeadings.ts';
import { checkSameComponents, checkSameLinks } from './translation/sameItems.ts';
import { checkSamePages } from './translation/samePages.ts';
import { checkUntranslated } from './untranslated.ts';
import { checkUnusedPictures } from './unusedPictures.ts';

export interface TranslationPlace {
  readonly site: Site;
  /** The path of its page; `/` for a partial. */
  readonly path: string;
}

const pagesOf = (site: Site) => writtenEntries(site).flatMap(languagesOf);

interface Rules {
  /** A sentence, heading, cell or label in one language, wherever it is. */
  readonly passage: readonly Rule<[Passage, Site]>[];
  /** The body of a page or partial in one language. */
  readonly text: readonly Rule<[WrittenText, Site]>[];
  /** A page in one language, front matter included. */
  readonly page: readonly Rule<[PageText]>[];
  /** A page in all its languages. */
  readonly entry: readonly Rule<[Entry<unknown>, Site]>[];
  /** A page or partial in another language, next to its English source. */
  readonly translation: readonly Rule<[source: WrittenText, translation: WrittenText, TranslationPlace]>[];
  /** The texts of a file of data that are not English, next to those that are. */
  readonly data: readonly Rule<[passages: readonly Passage[], english: readonly Passage[]]>[];
  /** A file of `site/` as written. */
  readonly settings: readonly Rule<[SourceFile, Site]>[];
  /** All texts together: they are left out when only some files are checked. */
  readonly site: readonly Rule<[Site]>[];
  /** Rules for the whole site, run when it is read; their errors stop a build too. */
  readonly loadedSite: typeof siteRules;
  /** The pages that a build has written. */
  readonly output: readonly Rule<[Output]>[];
}

/** Every rule. Unreadable files are reported by the readers in `src/content`. */
export const rules: Rules = {
  passage: [
    error('characters', checkCharacters),
    error('copied-facts', checkCopiedFacts),
    error('english', checkEnglish),
    error('glossary', checkGlossary),
    error('persian-digits', checkPersianDigits),
    error('persian-ezafe', checkPersianEzafe),
    error('persian-half-spaces', checkPersianHalfSpaces),
    error('persian-letters', checkPersianLetters),
    error('persian-punctuation', checkPersianPunctuation),
    error('persian-register', checkPersianRegister),
    error('russian-api-texts', checkRussianApiTexts),
    error('russian-calques', checkRussianCalques),
    error('russian-punctuation', checkRussianPunctuation),
    error('russian-yo', checkRussianYo),
    error('untranslated', checkUntranslated),
  ],

  text: [
    error('app-words', (text, { appWords }) => checkAppLabels(text, appWords)),
    error('headings', checkHeadings),
    error('images', checkImages),
    error('italics', checkItalics),
    error('link-names', checkLinkNames),
    error('menu-paths', checkMenuPaths),
    error('prose-in-code', checkProseInCode),
    error('statements', (text, { appWords }) => checkStatements(asRead(text, appWords))),
  ],

  page: [error('asked-headings', checkAskedHeadings), error('title-lengths', checkTitleLengths)],

  entry: [error('same-pages', checkSamePages)],

  translation: [
    error('same-addresses', checkSameAddresses),
    error('same-headings', checkSameHeadings),
    error('same-code', checkSameCode),
    error('same-components', checkSameComponents),
    error('same-links', (source, translation, { path, site }) =>
      checkSameLinks(source, translation, ({ url, kind }) => judgeTarget(url, path, site, kind) !== undefined),
    ),
    error('alternative-texts', checkAlternativeTexts),
  ],

  data: [error('same-addresses', checkSameAddressesOfData)],

  settings: [error('site-labels', checkSiteLabels)],

  site: [
    error('asked', checkAsked),
    error('interface-strings', ({ strings }) => checkInterfaceStrings(strings)),
    error('repetition', (site) =>
      checkRepetition([...partialTexts(site.partials), ...pagesOf(site)].map((text) => asRead(text, site.appWords))),
    ),
    error('unique-titles', (site) => checkUniqueTitles(pagesOf(site))),
    warning('unused-pictures', checkUnusedPictures),
  ],

  loadedSite: siteRules,

  output: [error('output-links', checkOutputLinks), error('output-markup', checkOutputMarkup)],
};
