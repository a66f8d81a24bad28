import type { Problem } from '../model/problems.ts';
import { checkCopiedFacts } from './copiedFacts.ts';
import { checkDirectionMarks } from './directionMarks.ts';
import { checkGlossary } from './glossary.ts';
import { checkLookAlikes } from './lookAlikes.ts';
import type { Passage } from './passage.ts';
import { checkPersianDigits } from './persian/digits.ts';
import { checkPersianEzafe } from './persian/ezafe.ts';
import { checkPersianHalfSpaces } from './persian/halfSpaces.ts';
import { checkPersianLetters } from './persian/letters.ts';
import { checkPersianPunctuation } from './persian/punctuation.ts';
import { checkRussianDashes } from './russian/dashes.ts';
import { checkRussianQuotes } from './russian/quotes.ts';
import { checkRussianSpaces } from './russian/spaces.ts';
import { checkRussianYo } from './russian/yo.ts';
import { checkUntranslated } from './untranslated.ts';

const checks: readonly ((passage: Passage) => Problem[])[] = [
  checkCopiedFacts,
  checkDirectionMarks,
  checkGlossary,
  checkLookAlikes,
  checkPersianDigits,
  checkPersianEzafe,
  checkPersianHalfSpaces,
  checkPersianLetters,
  checkPersianPunctuation,
  checkRussianDashes,
  checkRussianQuotes,
  checkRussianSpaces,
  checkRussianYo,
  checkUntranslated,
];

/** Everything that can be wrong with a piece of prose, wherever it stands: page, string, changelog, configuration. */
export function checkPassage(passage: Passage): Problem[] {
  return checks.flatMap((check) => check(passage));
}
