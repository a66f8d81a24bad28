/**
 * Gives a function that remembers what it made for the last `size` keys: while a reader types, each letter asks again for nearly
 * everything that the letter before asked for.
 */
export function remember<Value>(size: number, make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.delete(key);
    known.set(key, value);
    const oldest = known.keys().next();
    if (known.size > size && !oldest.done) known.delete(oldest.value);
    return value;
  };
}
