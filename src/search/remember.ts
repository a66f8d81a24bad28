/**
 * Gives a function that remembers what it made for the last keys, `size` of them and at most twice as many: while a reader types,
 * each letter asks again for nearly everything that the letter before asked for.
 */
export function remember<Value>(size: number, make: (key: string) => Value): (key: string) => Value {
  let recent = new Map<string, Value>();
  let older = new Map<string, Value>();
  return (key) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? make(key);
    // Whole generations are dropped: a Map that loses its oldest key again and again becomes slow.
    if (recent.size >= size) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, value);
    return value;
  };
}
