import type { Problem } from '../model/problems/problems.ts';
import { type Locale, locales } from '../model/text/locale.ts';
import { forbiddenTerms } from './glossaryTerms.ts';
import { applyPatterns, type Passage, type Pattern, visible } from './passage.ts';

const rulesOf = (locale: Locale): Pattern[] =>
  forbiddenTerms[locale].map(({ wrong, right, exact, unsure }) => ({
    level: unsure ? 'warning' : 'error',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${wrong})(?![\\p{L}\\p{N}])`, exact ? 'gu' : 'giu'),
    message: ([found]) => `"${visible(found)}" is not a term of docs/glossary.md; it has "${visible(right)}".`,
  }));

const rules = new Map(locales.map((locale) => [locale, rulesOf(locale)]));

export function checkGlossary(passage: Passage): Problem[] {
  return applyPatterns(passage, rules.get(passage.locale) ?? []);
}
