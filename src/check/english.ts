import { byPatterns, type Pattern } from './passage.ts';

const rules: Pattern[] = [
  // Persian and Russian have "is blocked since Monday": a reader found ten in the changelog.
  {
    pattern:
      /\b(?:is|are) (?:not )?\w+(?:ed|en|wn)\b(?:(?! (?:has|have|had) )[^,.;:!?])*\bsince (?:\d|(?:Jan|Febr)uary|March|April|May|June|July|August|\p{Lu}\p{Ll}+ber\b)/gu,
    message: ([found]) => `"${found}…" lasts until now: write "has been … since" or "have been … since".`,
  },
  {
    pattern: /\bclos(?:e|es|ed|ing) CVE-/giu,
    message: () => 'Software fixes a vulnerability; it does not close it.',
  },
  {
    pattern: /\bplaces? (?:in|of) (?:the|your) plan\b|\bbuil(?:ds?|t|ding) (?:the|a|its) tunnel\b/giu,
    message: ([found]) => `"${found}" is word for word: a plan has device slots, and a tunnel is set up.`,
  },
];

/** Constructions of other languages that readers kept finding in English texts. */
export const checkEnglish = byPatterns(rules, 'en');
