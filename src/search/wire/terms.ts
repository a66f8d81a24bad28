// Sorted terms, front coded: a capital letter says how many characters are those of the term before (A = 0), then comes the rest.
// Terms are folded and hold no capitals.

const CODE_A = 65;
const LONGEST_SHARED = 25;

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < LONGEST_SHARED && length < other.length && one.charAt(length) === other.charAt(length)) length++;
  return length;
}

/** Writes terms that are already sorted. */
export function writeTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = sharedLength(terms[index - 1] ?? '', term);
      return String.fromCharCode(CODE_A + shared) + term.slice(shared);
    })
    .join('');
}

/** Reads what `writeTerms` wrote. */
export function readTerms(source: string): string[] {
  let before = '';
  return [...source.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, shared = 'A', rest = '']) => {
    before = before.slice(0, shared.charCodeAt(0) - CODE_A) + rest;
    return before;
  });
}
