import type { Problem } from '../../model/problems.ts';
import { applyPatterns, type Passage, type Pattern, visible } from '../passage.ts';

const shortWords = 'а|в|и|к|о|с|у|во|до|за|из|ко|на|не|ни|но|об|от|по|со';

const units = [
  'б(?:айт\\p{L}*|ит\\p{L}*)',
  '[КМГТ]Б(?:/с)?|[кМГ]бит(?:/с)?|[МГк]?Гц|мс|сек|мин|ч|см|мм|м|км|px|pt|[kMG]B(?:/s)?|[kMG]bit/s|ms',
  'секунд\\p{L}*|минут\\p{L}*|час(?:а|ов|ам|ами|ах)?|д(?:ень|ня|ней|ням|нями|нях)|сут(?:ки|ок|кам)|недел\\p{L}*|месяц\\p{L}*|лет|год(?:а|у|ом)?|г\\.|гг\\.',
  '%|‰|°C|₽|руб\\.?|долл\\p{L}*|цент(?:а|ов|ам)?',
].join('|');

const rules: Pattern[] = [
  {
    level: 'error',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}\\p{M}_-])(${shortWords})[ \\n]+(?=(\\S+))`, 'giu'),
    message: ([, word, next = '']) => `A no-break space (U+00A0) belongs between "${word}" and "${visible(next)}".`,
  },
  {
    level: 'error',
    pattern: new RegExp(`([\\d\\ufffc]) (${units})(?![\\p{L}\\p{N}])`, 'gu'),
    message: ([, , unit]) => `A no-break space (U+00A0) belongs between the number and "${unit}".`,
  },
  {
    level: 'error',
    pattern: /№(?!\u00a0)\s?|(?<=т\.)[ ]?(?=[дпеч]\.)/g,
    message: ([found]) =>
      `A no-break space (U+00A0) belongs ${found.startsWith('№') ? 'after №' : 'inside "т. д.", "т. п.", "т. е."'}.`,
  },
  {
    level: 'error',
    pattern: /\S+[^\S\n]+[,.;:!?](?=\s|$)/g,
    message: ([found]) => `There is a space before the mark in "${visible(found)}"; remove it.`,
  },
];

/** Where a space between two words is replaced: after a short word, № and «т.», and before a unit. */
const replaced = [
  new RegExp(`(?<![\\p{L}\\p{N}\\p{M}_-])(?:${shortWords}) (?=\\S)`, 'giu'),
  new RegExp(`[\\d\\ufffc] (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'),
  /№ (?=\S)/g,
  /т\. (?=[дпеч]\.)/g,
];

/** Russian text with no-break spaces in the place of those that the check would refuse, and otherwise the same, of the same length. */
export const withNoBreakSpaces = (text: string): string =>
  replaced.reduce((joined, pattern) => joined.replace(pattern, (found) => found.replace(' ', '\u00a0')), text);

/** No-break spaces that keep short words and numbers with the next word. */
export function checkRussianSpaces(passage: Passage): Problem[] {
  return passage.locale === 'ru' ? applyPatterns(passage, rules) : [];
}
