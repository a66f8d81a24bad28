import { withNoBreakSpaces } from '../../content/markdown/noBreakSpaces.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { byPatterns, type Passage, type Pattern, problemAt, visible } from '../passage.ts';

const patterns: Pattern[] = [
  {
    pattern: /\S+[^\S\n]+[,.;:!?](?=\s|$)/g,
    message: ([found]) => `There is a space before the mark in "${visible(found)}"; remove it.`,
  },
  { pattern: /№(?=\S)(?!\u00a0)/g, message: () => 'A space belongs after №.' },
];

/** Wrong spaces. No-break spaces are put in when texts are read (`withNoBreakSpaces`). */
export const checkRussianSpaces = byPatterns(patterns, 'ru');

/** No-break spaces that are missing in `site/`: browsers load its texts as they are written. */
export function checkRussianSettings(passage: Passage): Problem[] {
  const { locale, text } = passage;
  const right = withNoBreakSpaces(text, locale);
  const index = [...right].findIndex((character, at) => character !== text[at]);
  if (index === -1) return [];
  const [before = '', after = ''] = [text.slice(0, index), text.slice(index + 1)];
  const place = `${/\S*$/.exec(before)?.[0] ?? ''}\\u00a0${/^\S*/.exec(after)?.[0] ?? ''}`;
  return [problemAt(passage, index, `A no-break space belongs here: write "${place}".`)];
}
