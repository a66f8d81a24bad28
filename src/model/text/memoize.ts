type Primitive = string | number | boolean;

/** A function that computes the result for its arguments once and caches it. */
export function memoize<Arguments extends readonly Primitive[], Value>(
  compute: (...args: Arguments) => Value,
): (...args: Arguments) => Value {
  const results = new Map<string, Remembered<Value>>();
  return (...args) => cached(results, args.join('\n'), () => compute(...args));
}

/** Like `memoize` for an object, whose result is released together with it. */
export function memoizeByObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, Remembered<Value>>();
  return (key) => cached(results, key, () => compute(key));
}

/** Keeps the results of the last `size` to 2 × `size` keys: keystrokes need most of them again. */
export function memoizeLatest<Value>(size: number, compute: (key: string) => Value): (key: string) => Value {
  let recent = new Map<string, Value>();
  let older = new Map<string, Value>();
  return (key) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? compute(key);
    // Whole generations are dropped: deleting the oldest key of a Map again and again is slow.
    if (recent.size >= size) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, value);
    return value;
  };
}

/** Boxed, so that `undefined` is a result too. */
interface Remembered<Value> {
  readonly value: Value;
}

interface Cache<Key, Value> {
  get(key: Key): Remembered<Value> | undefined;
  set(key: Key, result: Remembered<Value>): unknown;
}

function cached<Key, Value>(cache: Cache<Key, Value>, key: Key, compute: () => Value): Value {
  const known = cache.get(key);
  if (known) return known.value;
  const value = compute();
  cache.set(key, { value });
  return value;
}
