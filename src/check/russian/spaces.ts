import { byPatterns, type Pattern, visible } from '../passage.ts';

const patterns: Pattern[] = [
  {
    pattern: /\S+[^\S\n]+[,.;:!?](?=\s|$)/g,
    message: ([found]) => `There is a space before the mark in "${visible(found)}"; remove it.`,
  },
  { pattern: /№(?=\S)(?!\u00a0)/g, message: () => 'A space belongs after №.' },
];

/** Wrong spaces. No-break spaces are added when texts are read (`withNoBreakSpaces`). */
export const checkRussianSpaces = byPatterns(patterns, 'ru');
