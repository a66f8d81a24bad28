/** A word or phrase that a native engineer would not write here. */
export interface Calque {
  /** Matches the phrase; a line break counts as a space. */
  readonly found: RegExp;
  /** Ways to say it. */
  readonly right: string;
}

const possessive = "(?:its|their|his|her|our|your|one's)";
const comparative = '(?:longer|more|less|fewer|faster|slower)';

/** Calques and archaisms of this repository; docs/code.md has examples. */
export const calques: readonly Calque[] = [
  { found: /\ball the same\b/i, right: '"anyway", "after all"' },
  { found: /\banew\b/i, right: '"again"' },
  { found: /\bbeside\b/i, right: '"next to", "besides" or "as well as"' },
  { found: /\bby the specification\b/i, right: '"per the specification", or the id of the requirement' },
  { found: /\bby turns\b/i, right: '"alternately" or "in turn"' },
  { found: /\b(?:comes?|coming|came|brings?(?: \w+){0,2}|brought) to life/i, right: '"starts", "is hydrated"' },
  { found: /(?:is|are|was|were|not) alive\b/i, right: '"runs", "is hydrated"' },
  { found: /\bcomes? to rest\b/i, right: '"settles", "has stopped typing"' },
  { found: /\bfor ever\b/i, right: '"indefinitely", "permanently"' },
  { found: /\bforgiven\b/i, right: '"accepted", "tolerated"' },
  { found: /\b(?:hitherto|thereby|therein|wherein|whereof|whereupon)\b/i, right: 'a word that is spoken today' },
  {
    found: new RegExp(`(?<!\\bthere )\\b(?:is|are) no (?!${comparative}\\b)[a-z]`, 'i'),
    right: '"is not a …", "unknown …" or "invalid …"',
  },
  { found: /\bin their order\b/i, right: '"in the order of …", "from first to last", "by position"' },
  { found: /\b(?:every|later|next|from each) letters?\b/i, right: '"keystroke", "character"' },
  { found: /\bletters? (?:that was )?typed\b/i, right: '"character"' },
  { found: /\bfor who\b|[;:] who [a-z]+s\b/i, right: '"for a reader who …", "a reader who …"' },
  { found: /\b(?:copy|file|row|table)s? holds?\b/i, right: '"contains", "has"' },
  { found: /\b(?:leads?|led) on\b/i, right: '"redirects", "points to …", "is followed"' },
  { found: /\blest\b/i, right: '"so that … not"' },
  { found: /\bmend(?:s|ed|ing)?\b/i, right: '"fix", "repair"' },
  { found: new RegExp(`\\bof ${possessive} own\\b(?! [a-z])`, 'i'), right: '"its own …", "a separate …"' },
  { found: /\bof another make\b/i, right: '"another", "a different"' },
  { found: /\bparted by\b/i, right: '"separated by"' },
  { found: /\breckon(?:s|ed|ing)?\b/i, right: '"calculate", "count", "estimate"' },
  { found: /\bso many\b(?! that\b)/i, right: '"the number of …", "at most …", "more than …", or the number itself' },
  { found: /\bsigns? of life\b/i, right: '"first interaction"' },
  { found: /(?<!\bas (?:it|they) )\bstands?\b(?!-| (?:for|out|in for|alone)\b)/i, right: '"is", "appears", "belongs"' },
  { found: /\btold\b(?! (?:apart|from)\b)/i, right: '"reported", "logged", "notified", "gets"' },
  {
    found: /^(?:\/\*\*?|\/\/) (?:What|Whether|Who|Where|Which|Why) [^?]*$/,
    right: 'what it is: a noun, "True if …", "Reason …"',
  },
  { found: /^\/\*\*\s+(?:Most|Least) (?!of\b)[a-z]+ (?:that|of)\b/, right: '"Maximum number of …", "Minimum …"' },
  { found: /^\/\*\*\s+(?:Of|Those) /, right: 'what it is: a noun, as "The anchor of the place"' },
  { found: /(?:^\W{1,3}|\. )Of (?:two|several)\b/, right: '"If two …, the first …"' },
  { found: /\b(?:slow|dear)(?: or slow)? lines?\b/i, right: '"slow network", "expensive network"' },
  { found: /\bWhere [^.?!:;]{3,80}, (?:an?|the|it|its|no|nothing|all|they|what)\b/, right: '"If" or "When"' },
];
