import type { Problem } from '../../model/problems/problems.ts';
import { applyPatterns, type Passage, type Pattern, visible } from '../passage.ts';

const persianFor: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟', '%': '٪', '.': '٫' };

const rules: Pattern[] = [
  {
    level: 'error',
    pattern: /(\S*[\u0600-\u06ff»]\)?\s?)([,;?])|(\S*[\w)\ufffc])([,;?])(?=\s+[\u0600-\u06ff«])/g,
    message: ([found, , mark, , otherMark]) => {
      const latin = mark ?? otherMark ?? '';
      return `Latin "${latin}" after «${visible(found.slice(0, -1))}»; Persian writes «${persianFor[latin] ?? ''}».`;
    },
  },
  {
    level: 'error',
    pattern: /(?<=[۰-۹])([%,.])(?=[۰-۹])|(?<=[۰-۹])%/g,
    message: ([mark]) =>
      mark === ','
        ? 'Persian groups thousands with «٬» (U+066C), not with a comma.'
        : `Between Persian digits "${mark}" is written «${persianFor[mark] ?? ''}».`,
  },
  {
    level: 'error',
    pattern: /\S*["“”„]\S*/g,
    message: ([found]) => `Quotation marks of another language in «${visible(found)}»; Persian writes «…».`,
  },
  {
    level: 'error',
    pattern: /\S+[^\S\n]+[،؛؟!:.](?=\s|$)/g,
    message: ([found]) => `There is a space before the mark in «${visible(found)}»; remove it.`,
  },
  {
    level: 'error',
    pattern: /[،؛؟](?=[\p{L}\p{N}])/gu,
    message: ([mark]) => `A space belongs after «${mark}».`,
  },
  { level: 'error', pattern: /«\s|\s»/g, message: () => 'No space inside «…».' },
  { level: 'error', pattern: /\.\.\.|…\./g, message: ([dots]) => `"${dots}" is written «…» (one character).` },
];

/** Persian punctuation: ، ؛ ؟ ٪ ٫ and «…». */
export function checkPersianPunctuation(passage: Passage): Problem[] {
  return passage.locale === 'fa' ? applyPatterns(passage, rules) : [];
}
