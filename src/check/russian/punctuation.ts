import { byPatterns, type Pattern, visible } from '../passage.ts';

const rules: Pattern[] = [
  {
    pattern: /\S*\s(?:-|--|–)\s\S*/g,
    message: ([found]) => `A hyphen or short dash for a dash in "${visible(found)}"; write "—" between spaces.`,
  },
  {
    pattern: /\S+—\S*|—(?=[^\s.,;:!?)»])\S*/g,
    message: ([found]) => `The dash in "${visible(found)}" needs a space on both sides.`,
  },
  {
    level: 'warning',
    pattern: /(?<![\p{L}\p{N}.:/_-])(\d{1,4})-(\d{1,4})(?![\p{L}\p{N}._/-])/gu,
    message: ([found, from, to]) => `"${found}" reads like a range; write "${from}–${to}" with a short dash.`,
  },
  { pattern: /\.\.\.|…\./g, message: ([dots]) => `"${dots}" is written "…" (one character).` },
  {
    pattern: /(?<![\d.])\d+\.\d+(?=[\u00a0 ]?(?:%|[КМГТ]Б|[кМГ]бит|мс|секунд|минут|час|раз|\$|₽))/g,
    message: ([found]) => `The decimal sign of "${found}" is a comma in Russian: "${found.replace('.', ',')}".`,
  },
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
  {
    pattern: /\S+[^\S\n]+[,.;:!?](?=\s|$)/g,
    message: ([found]) => `There is a space before the mark in "${visible(found)}"; remove it.`,
  },
  { pattern: /№(?=\S)(?!\u00a0)/g, message: () => 'A space belongs after №.' },
];

/** Dashes, quotation marks, decimal commas, spaces; no-break ones are added by `withNoBreakSpaces`. */
export const checkRussianPunctuation = byPatterns(rules, 'ru');
