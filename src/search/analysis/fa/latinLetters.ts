// Persian in Latin letters: "soratesh" for «سرعتش». There is no agreed alphabet, short vowels are
// written or not, so that what was typed is compared with the words of the texts.

/** How a consonant is typed, as a regular expression. Other letters are silent. */
const consonants = new Map(
  (
    'ب:b پ:p ت:t ط:t س:s ص:s ث:s ج:j چ:ch ح:h ه:h خ:kh د:d ذ:z ز:z ض:z ظ:z ر:r ژ:zh ش:sh غ:gh ق:(?:gh|q) ف:f ک:[kc] گ:g ل:l م:m ' +
    'ن:n'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);
const vowels = new Map([
  ['آ', 'aa?'],
  ['ا', '(?:aa?|oo?)?'],
  ['و', '(?:oo?|ou|ow|u|v|w)'],
  ['ی', '(?:e?[iy]|ee|y[ei])'],
]);
const shortVowel = '[aeiou]?';

/** Endings that stemmers take off, and those of speech: "ramzamo" is رمز. */
const endings = [
  /(?:(?:[aei]?(?:m|t|sh)|et[ou]o?n|emoo?n)?(?:o|ro)?|ha(?:m|sh|y[ei]?|ro)?|[ie]|eh|y[ei])$/,
  /(?:a?t|a?n[ie]?|[ie])$/,
];

const SHORTEST = 3;

const persian = /^[\u0621-\u06D3]{3,}$/;
const latin = /^[a-z]+$/;

/** The consonants of a word in Latin letters: words that differ in these are different. */
function skeletonOfLatin(word: string): string {
  const letters = word
    .replace(/[aeiouyvwh]/g, '')
    .replace(/q/g, 'g')
    .replace(/c/g, 'k');
  return letters.replace(/(.)\1+/g, '$1');
}

const skeletonLetters = new Map(
  [...consonants]
    .filter(([, typed]) => typed !== 'h')
    .map(([letter, typed]) => [letter, skeletonOfLatin(typed.replace(/\W/g, '')).charAt(0)]),
);

function skeletonOfPersian(term: string): string {
  let skeleton = '';
  for (const letter of term) {
    const typed = skeletonLetters.get(letter);
    if (typed !== undefined && !skeleton.endsWith(typed)) skeleton += typed;
  }
  return skeleton;
}

function patternOf(term: string): RegExp {
  const letters = Array.from(term.replace(/ه$/, '').replace(/یی/g, 'ی'));
  const typed = letters.map((letter) => consonants.get(letter) ?? vowels.get(letter) ?? '').join(shortVowel);
  return new RegExp(`^${shortVowel}${typed}${term.endsWith('ه') ? '[aei]h?' : ''}$`);
}

const listed = new WeakMap<readonly string[], ReadonlyMap<string, string[]>>();

function bySkeleton(terms: readonly string[]): ReadonlyMap<string, string[]> {
  const known = listed.get(terms);
  if (known !== undefined) return known;
  const lists = new Map<string, string[]>();
  for (const term of terms) {
    if (!persian.test(term)) continue;
    const key = skeletonOfPersian(term);
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [term]);
    else list.push(term);
  }
  listed.set(terms, lists);
  return lists;
}

/** The Persian terms that a Latin word may stand for: as it is, else without one ending or two. */
export function persianTerms(word: string, terms: readonly string[]): string[] {
  if (!latin.test(word)) return [];
  const lists = bySkeleton(terms);
  let text = word;
  for (const ending of [/$/, ...endings]) {
    text = text.replace(ending, '');
    const candidates = text.length < SHORTEST ? [] : (lists.get(skeletonOfLatin(text)) ?? []);
    const alike = candidates.filter((term) => patternOf(term).test(text));
    if (alike.length > 0) return alike;
  }
  return [];
}
