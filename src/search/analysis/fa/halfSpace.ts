// A plain space in place of a Persian half-space (zero-width non-joiner): «دستگاه ها», «می شود».

import { halfSpace } from '../../../text/fold.ts';
import type { Word } from '../chunks.ts';
import { verbOf } from './verbs.ts';

// With both code points of ی and all forms of ه: the text is not folded yet.
const spacedEnding = / (?=(?:ها|ها[یي]|ها[یي][یي]|ها[یي]م|ها[یي]ش|ها[یي]تان|ها[یي]مان|تر|تر[یي]ن)(?![\p{L}\p{M}]))/gu;
// Without lookbehind, which Safari before 16.4 cannot parse.
const spacedVerb = /(ن?م[یي]) (?=\p{L})/gu;
const insideWord = /[\p{L}\p{M}]/u;
// Auxiliaries without meaning alone («نصب نشد»), and negations without their ی.
const auxiliary =
  'نشد|نشده|نشه|نشدن|ن[یي]ومد|ن[یي]ومده|ن[یي]امد|ن[یي]امده|نداد|نداده|نداره|ندارد|ندارم|ن[یي]ست|نمشه|نمشود|نم[کك]نه|نمتونم|نمتونه';
const spacedNegation = new RegExp(
  `(\\p{L}) (?=نم[یي]\\p{L}|نم[یي]\\u200C|(?:${auxiliary})(?![\\p{L}\\p{M}\\u200C]))`,
  'gu',
);

/** Replaces spaces with half-spaces before endings, after می and before negated verbs. */
export function joinEndings(text: string): string {
  const joinVerb = (found: string, verb: string, at: number) =>
    insideWord.test(text.charAt(at - 1)) ? found : verb + halfSpace;
  return text.replace(spacedVerb, joinVerb).replace(spacedEnding, halfSpace).replace(spacedNegation, `$1${halfSpace}`);
}

/** Endings after a half-space without meaning alone, folded. */
const endings = new Set(
  'ها های هایی هایم هایت هایش هایمان هایتان هایشان تر ترین ترها ام ات اش ای ایم اید اند مان تان شان یی'.split(' '),
);

const negative = 'نمی';
const verbPrefixes = new Set(['می', negative]);
const negated = new RegExp(`^(?:${negative}|(?:${auxiliary})$)`, 'u');

/** A compound without endings and می. A negated verb is reduced to its negation. */
export function coreWords(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1]?.text ?? '';
    if (index > 0 && negated.test(word.text)) return [{ ...word, text: negative }];
    // «می‌کند» is a verb without meaning, «کند» alone is "slow".
    if (verbPrefixes.has(before) && word.text === 'کند') return [{ ...word, text: 'میکند' }];
    const verb = verbPrefixes.has(before) ? verbOf(`می${word.text}`) : undefined;
    if (verb !== undefined && before !== negative) return [{ ...word, text: verb }];
    const dropped = verbPrefixes.has(word.text) || before === negative || (index > 0 && endings.has(word.text));
    return dropped ? [] : [word];
  });
}
