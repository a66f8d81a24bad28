import { byPatterns, type Pattern, visible } from '../passage.ts';

const rules: Pattern[] = [
  {
    pattern: /\S*["”]\S*|(?<!„[^“]*)“\S*/g,
    message: ([found]) =>
      `Quotation marks of another language in ${visible(found)}; Russian writes «ёлочки», inside them „лапки“.`,
  },
  {
    pattern: /\p{Script=Cyrillic}'\p{Script=Cyrillic}|(?<!\p{L})'\p{Script=Cyrillic}/gu,
    message: ([found]) => `A straight apostrophe in ${visible(found)}; Russian writes «ёлочки» for quotations.`,
  },
  {
    level: 'warning',
    pattern: /«[^»]*«[^»]*»/g,
    message: ([found]) => `«Ёлочки» inside «ёлочки» in ${visible(found)}; the inner ones are „лапки“.`,
  },
  { pattern: /«\s|\s»/g, message: () => 'No space inside «…».' },
];

export const checkRussianQuotes = byPatterns(rules, 'ru');
