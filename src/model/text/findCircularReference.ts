/** A value that contains itself, perhaps several levels down. */
export interface CircularReference {
  /** Keys from the root. */
  readonly path: readonly string[];
  /** The ancestor that is found there again; empty for the root. */
  readonly ancestor: readonly string[];
}

/** The first circular reference in data that was written as code. Walking such data would never end. */
export function findCircularReference(data: unknown): CircularReference | undefined {
  const walk = (
    value: unknown,
    path: readonly string[],
    above: ReadonlyMap<object, readonly string[]>,
  ): CircularReference | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    const ancestor = above.get(value);
    if (ancestor) return { path, ancestor };
    const here = new Map(above).set(value, path);
    for (const [key, child] of Object.entries(value)) {
      const found = walk(child, [...path, key], here);
      if (found) return found;
    }
    return undefined;
  };
  return walk(data, [], new Map());
}
