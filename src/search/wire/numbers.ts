// Small whole numbers as printable characters that JSON leaves alone: one character up to 61, which is nearly always.

const alphabet = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).filter(
  (character) => character !== '"' && character !== '\\',
);
const values = new Map(alphabet.map((character, value) => [character, value]));

const FINAL = 62;
const CONTINUED = alphabet.length - FINAL;

/** Writes a whole number of at least 0. */
export function writeNumber(value: number): string {
  if (value < FINAL) return alphabet[value] ?? '';
  const rest = value - FINAL;
  return (alphabet[FINAL + (rest % CONTINUED)] ?? '') + writeNumber(Math.floor(rest / CONTINUED));
}

/** Reads the numbers of a string one after the other; a foreign character or the end gives `undefined`. */
export function numberReader(source: string): () => number | undefined {
  let at = 0;
  return function next(): number | undefined {
    const value = values.get(source.charAt(at++));
    if (value === undefined || value < FINAL) return value;
    const high = next();
    return high === undefined ? undefined : value + high * CONTINUED;
  };
}
