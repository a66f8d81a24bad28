import { byPatterns, type Pattern, visible } from '../passage.ts';

const persianFor: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟', '%': '٪', '.': '٫' };

const rules: Pattern[] = [
  {
    pattern: /(\S*[\u0600-\u06ff»]\)?\s?)([,;?])|(\S*[\w)\ufffc])([,;?])(?=\s+[\u0600-\u06ff«])/g,
    message: ([found, , mark, , otherMark]) => {
      const latin = mark ?? otherMark ?? '';
      return `Latin "${latin}" after «${visible(found.slice(0, -1))}»; Persian writes «${persianFor[latin] ?? ''}».`;
    },
  },
  {
    pattern: /(?<=[۰-۹])([%,.])(?=[۰-۹])|(?<=[۰-۹])%/g,
    message: ([mark]) =>
      mark === ','
        ? 'Persian groups thousands with «٬» (U+066C), not with a comma.'
        : `Between Persian digits "${mark}" is written «${persianFor[mark] ?? ''}».`,
  },
  {
    pattern: /\S*["“”„]\S*/g,
    message: ([found]) => `Quotation marks of another language in «${visible(found)}»; Persian writes «…».`,
  },
  {
    pattern: /\S+[^\S\n]+[،؛؟!:.](?=\s|$)/g,
    message: ([found]) => `There is a space before the mark in «${visible(found)}»; remove it.`,
  },
  { pattern: /[،؛؟](?=[\p{L}\p{N}])/gu, message: ([mark]) => `A space belongs after «${mark}».` },
  { pattern: /«\s|\s»/g, message: () => 'No space inside «…».' },
  { pattern: /\.\.\.|…\./g, message: ([dots]) => `"${dots}" is written «…» (one character).` },
];

/** Persian punctuation: ، ؛ ؟ ٪ ٫ and «…». */
export const checkPersianPunctuation = byPatterns(rules, 'fa');
