import type { Facts } from '../model/facts.ts';
import type { Problem } from '../model/problems.ts';
import { copiedFactsCheck } from './copiedFacts.ts';
import { checkDirectionMarks } from './directionMarks.ts';
import { checkGlossary } from './glossary.ts';
import { checkLookAlikes } from './lookAlikes.ts';
import type { Passage } from './passage.ts';
import { checkPersianDigits } from './persian/digits.ts';
import { checkPersianEzafe } from './persian/ezafe.ts';
import { checkPersianHalfSpaces } from './persian/halfSpaces.ts';
import { checkPersianLetters } from './persian/letters.ts';
import { checkPersianPunctuation } from './persian/punctuation.ts';
import { checkPersianRegister } from './persian/register.ts';
import { checkRussianApiTexts } from './russian/apiTexts.ts';
import { checkRussianDashes } from './russian/dashes.ts';
import { checkRussianQuotes } from './russian/quotes.ts';
import { checkRussianSpaces } from './russian/spaces.ts';
import { checkRussianYo } from './russian/yo.ts';
import { checkUntranslated } from './untranslated.ts';

const checks: readonly ((passage: Passage) => Problem[])[] = [
  checkDirectionMarks,
  checkGlossary,
  checkLookAlikes,
  checkPersianDigits,
  checkPersianEzafe,
  checkPersianHalfSpaces,
  checkPersianLetters,
  checkPersianPunctuation,
  checkPersianRegister,
  checkRussianApiTexts,
  checkRussianDashes,
  checkRussianQuotes,
  checkRussianSpaces,
  checkRussianYo,
  checkUntranslated,
];

/** Checks a piece of prose for everything that can be wrong with it, wherever it is: page, string, changelog, configuration. */
export type PassageCheck = (passage: Passage) => Problem[];

export function passageCheck(facts: Facts): PassageCheck {
  const all = [copiedFactsCheck(facts), ...checks];
  return (passage) => all.flatMap((check) => check(passage));
}
