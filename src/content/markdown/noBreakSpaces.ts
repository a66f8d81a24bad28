import type { Locale } from '../../model/text/locale.ts';
import { codeSpans } from './comments.ts';

const shortWords = 'а|в|и|к|о|с|у|во|до|за|из|ко|на|не|ни|но|об|от|по|со';

const units = [
  'б(?:айт\\p{L}*|ит\\p{L}*)',
  '[КМГТ]и?Б(?:/с)?|[кМГ]бит(?:/с)?|[МГк]?Гц|мс|сек|мин|ч|см|мм|м|км|px|pt|[kMG]B(?:/s)?|[kMG]bit/s|ms',
  'секунд\\p{L}*|минут\\p{L}*|час(?:а|ов|ам|ами|ах)?|д(?:ень|ня|ней|ням|нями|нях)|сут(?:ки|ок|кам)|недел\\p{L}*|месяц\\p{L}*|лет|год(?:а|у|ом|ов|ам|ами|ах)?|г\\.|гг\\.',
  '%|‰|°C|₽|руб\\.?|долл\\p{L}*|цент(?:а|ов|ам)?',
].join('|');

const months = 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря';

/** Replaces each character of code. */
const codePlaceholder = '\ufffc';

/** Closing marks of bold words and links, which change nothing here. */
const closingMarks = '[*_\\]»]*';

/** Spaces that do not break in Russian: after short words, in numbers, before units and dashes. */
const unbreakable: readonly RegExp[] = [
  new RegExp(`(?<=(?<![\\p{L}\\p{N}\\p{M}_-])(?:${shortWords})${closingMarks}) (?=\\S)`, 'giu'),
  new RegExp(`(?<=(?:[\\d}]|/>|${codePlaceholder})${closingMarks}) (?=[*_\\[]*(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'),
  // The groups of a large number, and the day of a month.
  /(?<=\d) (?=\d{3}(?!\d))/g,
  new RegExp(`(?<=\\d) (?=(?:${months})(?!\\p{L}))`, 'gu'),
  // A system or protocol and its version.
  /(?<=(?<!\p{L})(?:Windows|Android|iOS|iPadOS|macOS|Fire OS|Debian|Ubuntu|TLS|SSL)) (?=\d)/gu,
  /(?<=№) (?=\S)/g,
  // A number that is filled in, and what it counts.
  /(?<=\{count\}) (?=\p{L})/gu,
  /(?<=т\.) (?=[дпеч]\.)/g,
  // Not the first dash of a cell, an item of a list or a quotation.
  /(?<=[^\s|])(?<!^[ \t]*(?:[-+*>]|\d+[.)]|#{1,6})) (?=—(?!\S))/gm,
];

/** Short words and dashes at the ends of lines: the line breaks on the other side of them. */
const lineBreaks: readonly (readonly [RegExp, string])[] = [
  [new RegExp(` (${shortWords})(\\n[ \\t>]*)(?=[\\p{L}\\p{N}«„*_\`\\[<])`, 'giu'), '$2$1\u00a0'],
  [/(?<=\S)(\n[ \t>]*)— (?=\S)/g, '\u00a0—$1'],
];

/** Russian with no-break spaces, `в\u00a0сети`, of the same length; code stays as it was. */
export function withNoBreakSpaces(text: string, locale: Locale): string {
  if (locale !== 'ru') return text;
  const code = codeSpans(text).filter(({ start, end }) => !messageFence.test(text.slice(start, end)));
  const words = replaceSpans(text, code, (part) => part.replace(/[^\n]/g, codePlaceholder));
  const broken = lineBreaks.reduce((now, [pattern, order]) => now.replace(pattern, order), words);
  const joined = unbreakable.reduce((now, pattern) => now.replace(pattern, '\u00a0'), broken);
  return replaceSpans(joined, code, (_part, start, end) => text.slice(start, end));
}

/** A fence of the language `message`. */
const messageFence = /^[^\n]*(?:`{3}|~{3})message\b/;

/** Replaces spans of a text, in order, by words of the same length. */
function replaceSpans(
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
  words: (part: string, start: number, end: number) => string,
): string {
  let result = '';
  let from = 0;
  for (const { start, end } of spans) {
    result += text.slice(from, start) + words(text.slice(start, end), start, end);
    from = end;
  }
  return result + text.slice(from);
}
