import { byPatterns, type Pattern, visible } from '../passage.ts';

/** Verbs often written without the half-space after «می»; not «میزبان» or «میلیون». */
const verbs =
  'شوند|شود|شوید|شویم|شدند|شد|کنند|کند|کنید|کنیم|کنم|کردند|کرد|توانند|تواند|توانید|توانیم|توان|خواهند|خواهد|خواهید|دهند|دهد|دهید|دهیم|روند|رود|روید|' +
  'گویند|گوید|بینند|بیند|بینید|گیرند|گیرد|گیرید|رسند|رسد|دانید|دانیم|یابد|یابند|ماند|مانند|آید|آیند|سازد|سازند|گذارد|گذارند|فرستد|فرستند|خورد|افتد';

const rules: Pattern[] = [
  {
    pattern:
      /([\p{L}\u0654\ufffc]+)\s((?:ها|های|هایی|هایم|هایت|هایش|هایمان|هایتان|هایشان|تر|تری|ترین)(?![\p{L}\u200c]))/gu,
    message: ([found, word, ending]) =>
      `«${visible(found)}» has a plain space before «${ending}»; write «${word}\u200c${ending}» with a half-space (U+200C).`,
  },
  {
    pattern: /(?<![\p{L}\u200c])(ن?می)\s(\p{L}+)/gu,
    message: ([found, prefix, verb]) =>
      `«${visible(found)}» has a plain space after «${prefix}»; write «${prefix}\u200c${verb}» with a half-space (U+200C).`,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\u200c])(ن?می)(${verbs})(?!\\p{L})`, 'gu'),
    message: ([found, prefix, verb]) => `«${found}» lacks the half-space (U+200C); write «${prefix}\u200c${verb}».`,
  },
  {
    pattern: /[\p{L}\ufffc]*(?:\u200c(?=[\s\p{P}]|$)|(?<=(?![»)])[\s\p{P}]|^)\u200c|\u200c\u200c)\p{L}*/gu,
    message: ([found]) => `A half-space (U+200C) is at the edge of a word or doubled: «${visible(found)}»; remove it.`,
  },
  {
    level: 'warning',
    pattern: /(?<=ه)\s(?:ام|ای|ایم|اید|اند)(?![\p{L}\u200c])/gu,
    message: ([ending]) =>
      `A plain space before «${ending.trim()}» after a final he; a half-space (U+200C) if it is an ending.`,
  },
  {
    level: 'warning',
    // After a letter that does not join (سرورها) the half-space changes nothing visible.
    pattern:
      /(?<![\p{L}\u200c])(?!(?:تن|ب|انت|منت)ها)\p{Script=Arabic}+[^\P{Script=Arabic}اآءدذرزژو]ها(?:ی|یی)?(?![\p{L}\u200c])/gu,
    message: ([found]) => `«${found}» looks like a plural without half-space (U+200C) before «ها».`,
  },
];

/** The half-space (U+200C) before endings and after «می». */
export const checkPersianHalfSpaces = byPatterns(rules, 'fa');
