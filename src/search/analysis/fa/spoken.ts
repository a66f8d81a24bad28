// Words as they are spoken: کنده for «کند است», پولشو for «پولش را», سایتا for «سایت‌ها», ارزونه for «ارزان است».

const SHORTEST_LEFT = 3;

/** «اشتباهه» is «اشتباه است»: phrases of readers have such words, texts have what they mean. */
const copula = /ه$/;

/** A shorter word more often ends in ه by itself: «نامه» is not نام. */
const SHORTEST_BEFORE_COPULA = 4;

/** What speech adds to a word or changes in it, and the written form. */
const changes: readonly (readonly [spoken: RegExp, written: string])[] = [
  [copula, ''],
  [/[متش]?و$/, ''],
  [/[متش]ون$/, ''],
  [/ا(?:[متش](?:و|ون)?|ی)?$/, ''],
  [/ونه?$/, 'ان'],
];

/** The forms that a folded word as it is spoken may have in writing; of a word that texts have, `known`, the one without "is". */
export function writtenForms(folded: string, known = false): string[] {
  const bare = folded.replace(copula, '');
  if (known) return bare !== folded && bare.length >= SHORTEST_BEFORE_COPULA ? [bare] : [];
  const forms = changes.map(([spoken, written]) => folded.replace(spoken, written));
  return [...new Set(forms)].filter((form) => form !== folded && form.length >= SHORTEST_LEFT);
}
