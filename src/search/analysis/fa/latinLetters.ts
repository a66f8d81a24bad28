// Persian in Latin letters: "soratesh" for «سرعتش». There is no standard spelling,
// and short vowels are optional, so the typed word becomes a pattern for the words of the texts.

function lettersOf(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map((pair) => [pair.replace(/:.*/, ''), pair.replace(/.*:/, '')]));
}

/** The letters that a typed consonant may mean. */
const consonants = lettersOf(
  'b:ب p:پ t:تط s:سصث j:ج ch:چ h:حه kh:خ d:د z:ذزضظ r:ر zh:ژ sh:ش gh:غق q:ق f:ف k:ک c:ک g:گ l:ل m:م n:ن v:و w:و',
);

/** The letters that a vowel may mean; within a word it may be silent. */
const vowels = lettersOf('a:اآ e:ی i:ی y:ی o:وا u:و v:و w:و');

const silent = 'عئء';

const sounds = /kh|gh|sh|ch|zh|^[vw]|[aei]h$|[aeiouyvw]+|[a-z]/g;

/** Endings that the stemmer removes, and spoken ones: "ramzamo" is رمز. */
const endings = [
  /(?:(?:[aei]?(?:m|t|sh)|et[ou]o?n|emoo?n)?(?:o|ro)?|ha(?:m|sh|y[ei]?|ro)?|[ie]|eh|y[ei])$/,
  /(?:a?t|a?n[ie]?|[ie])$/,
];

const shortestWord = 3;

function patternOf(typed: string): RegExp {
  const pattern = typed.replace(sounds, (sound, at: number) => {
    const consonant = consonants.get(sound);
    if (consonant !== undefined) return `[${consonant}][${silent}]?`;
    const [isFirst, isLast] = [at === 0, at + sound.length === typed.length];
    const letters = Array.from(sound, (letter) => vowels.get(letter) ?? '').join('');
    const others = `${silent}${isFirst ? 'اآ' : ''}${isLast && /[aeh]/.test(sound) ? 'ه' : ''}`;
    return `[${letters}${others}]{${isFirst || isLast ? 1 : 0},3}`;
  });
  return new RegExp(`^${pattern}$`);
}

/** The Persian terms that a Latin word may mean: as typed, or else without one ending or two. */
export function persianTerms(word: string, terms: readonly string[]): string[] {
  let text = word;
  for (const ending of [/$/, ...endings]) {
    text = text.replace(ending, '');
    // No Persian sound is written with an x.
    if (text.length < shortestWord || !/^[a-wyz]+$/.test(text)) return [];
    const pattern = patternOf(text);
    const alike = terms.filter((term) => term.length >= shortestWord && pattern.test(term));
    if (alike.length > 0) return alike;
  }
  return [];
}
