// One written form per word: what readers type in many ways is one key in the index.
// Tables, since NFKC does none of this and NFD destroys letters (й, آ, ئ).

/** Direction marks, joiners, variation selectors and tatweel: never part of a word. */
export const invisible =
  '\\u00AD\\u034F\\u061C\\u0640\\u180E\\u200B\\u200D-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFE00-\\uFE0F\\uFEFF';

/** The half-space of Persian, which separates a compound and is dropped when that is joined. */
export const halfSpace = '\u200C';

const dropped = new RegExp(`[${invisible}\u200C\u0300-\u036F\u064B-\u065F\u0670\u06D6-\u06ED]`, 'g');
const accentedLatin = /[\u00C0-\u024F\u1E00-\u1EFF]/g;

const letters = new Map<string, string>(
  ['يی', 'ىی', 'ےی', 'كک', 'ةه', 'ۀه', 'ۂه', 'ہه', 'ھه', 'ەه', 'ؤو', 'أا', 'إا', 'ٱا', 'ёе', 'ςσ', 'ıi'].map((pair) => [
    pair.charAt(0),
    pair.charAt(1),
  ]),
);
const arabicIndicZero = 0x0660;
const persianZero = 0x06f0;
const replaceable = new RegExp(`[${[...letters.keys()].join('')}\u0660-\u0669\u06F0-\u06F9]`, 'g');

/** Most words have this form already. */
const folded = /^[a-z\dа-яءآئابتثجحخدذرزسشصضطظعغفقلمنهوپچژکگی]+$/;

function replacement(character: string): string {
  const letter = letters.get(character);
  if (letter !== undefined) return letter;
  const code = character.charCodeAt(0);
  return String(code - (code >= persianZero ? persianZero : arabicIndicZero));
}

/**
 * The form in which a word is indexed and looked up: lower case, Persian ی and ک for their Arabic
 * twins, е for ё, Latin digits, no accents, nothing invisible. Idempotent.
 */
export function fold(word: string): string {
  if (folded.test(word)) return word;
  return word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(dropped, '')
    .replace(accentedLatin, (letter) => letter.normalize('NFD').charAt(0))
    .replace(replaceable, replacement);
}
