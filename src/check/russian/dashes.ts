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
];

/** Dashes, ellipses and decimal commas. */
export const checkRussianDashes = byPatterns(rules, 'ru');
