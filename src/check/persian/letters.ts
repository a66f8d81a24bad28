import { byPatterns, type Pattern, visible } from '../passage.ts';

const persianFor: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه or ت',
  ۀ: 'هٔ (U+0647 U+0654)',
  ٱ: 'ا',
  ـ: 'nothing: words are not stretched',
};

const rules: Pattern[] = [
  {
    pattern: /[\p{L}\u200c]*[يىكةۀٱـ][\p{L}\u200c]*/gu,
    message: ([word]) => {
      const letter = [...word].find((character) => character in persianFor) ?? '';
      return `«${visible(word)}» has the Arabic character ${letter}; Persian writes ${persianFor[letter] ?? ''}.`;
    },
  },
  {
    pattern: /ه\u200cی(?!\p{L})/gu,
    message: () => 'The ezafe after a final he is written هٔ (U+0647 U+0654), not with a half-space and ی.',
  },
  {
    pattern: /[\u0600-\u06ff][A-Za-z]|[A-Za-z][\u0621-\u06ef]/g,
    message: ([found]) => `«${found}»: Persian and Latin letters touch; put a space or a half-space between them.`,
  },
];

/** Arabic letters that look Persian but that search does not find. */
export const checkPersianLetters = byPatterns(rules, 'fa');
