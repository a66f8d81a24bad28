import { type Locale, locales } from '../model/locale.ts';
import type { Problem } from '../model/problems.ts';
import { forbiddenTerms } from './glossaryTerms.ts';
import { applyRules, type Passage, type Rule, visible } from './passage.ts';

const rulesOf = (locale: Locale): Rule[] =>
  forbiddenTerms[locale].map(({ wrong, right, exact, unsure }) => ({
    level: unsure ? 'warning' : 'error',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${wrong})(?![\\p{L}\\p{N}])`, exact ? 'gu' : 'giu'),
    message: ([found]) => `"${visible(found)}" is not a term of docs/glossary.md; it has "${visible(right)}".`,
  }));

const rules = new Map(locales.map((locale) => [locale, rulesOf(locale)]));

/** Words that the glossary replaces by another. */
export function checkGlossary(passage: Passage): Problem[] {
  return applyRules(passage, rules.get(passage.locale) ?? []);
}
