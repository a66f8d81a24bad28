import type { Problem } from '../../model/problems/problems.ts';
import { applyPatterns, type Passage, type Pattern, visible } from '../passage.ts';

const rules: Pattern[] = [
  {
    level: 'error',
    pattern: /\S*["”]\S*|(?<!„[^“]*)“\S*/g,
    message: ([found]) =>
      `Quotation marks of another language in ${visible(found)}; Russian writes «ёлочки», inside them „лапки“.`,
  },
  {
    level: 'error',
    pattern: /\p{Script=Cyrillic}'\p{Script=Cyrillic}|(?<!\p{L})'\p{Script=Cyrillic}/gu,
    message: ([found]) => `A straight apostrophe in ${visible(found)}; Russian writes «ёлочки» for quotations.`,
  },
  {
    level: 'warning',
    pattern: /«[^»]*«[^»]*»/g,
    message: ([found]) => `«Ёлочки» inside «ёлочки» in ${visible(found)}; the inner ones are „лапки“.`,
  },
  { level: 'error', pattern: /«\s|\s»/g, message: () => 'No space inside «…».' },
];

/** Russian quotation marks. */
export function checkRussianQuotes(passage: Passage): Problem[] {
  return passage.locale === 'ru' ? applyPatterns(passage, rules) : [];
}
