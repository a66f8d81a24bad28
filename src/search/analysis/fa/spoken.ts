// Words as they are spoken: کنده for «کند است», پولشو for «پولش را», سایتا for «سایت‌ها», ارزونه for «ارزان است».

const SHORTEST_LEFT = 3;

/** What speech adds to a word or changes in it, and the written form. */
const changes: readonly (readonly [spoken: RegExp, written: string])[] = [
  [/ه$/, ''],
  [/[متش]?و$/, ''],
  [/[متش]ون$/, ''],
  [/ا(?:[متش](?:و|ون)?|ی)?$/, ''],
  [/ونه?$/, 'ان'],
];

/** The forms that a folded word as it is spoken may have in writing. */
export function writtenForms(folded: string): string[] {
  const forms = changes.map(([spoken, written]) => folded.replace(spoken, written));
  return [...new Set(forms)].filter((form) => form !== folded && form.length >= SHORTEST_LEFT);
}
