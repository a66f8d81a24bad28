/** A place in data at which something that contains it stands once more, so that the data has no end. */
export interface Loop {
  /** Keys from the root, joined with dots. */
  readonly at: string;
  /** What stands there again; empty for the root. */
  readonly of: string;
}

/** The first loop in data that was written as code. Walking such data would never end. */
export function findLoop(data: unknown): Loop | undefined {
  const walk = (value: unknown, path: readonly string[], above: ReadonlyMap<object, string>): Loop | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    const place = path.join('.');
    const earlier = above.get(value);
    if (earlier !== undefined) return { at: place, of: earlier };
    const here = new Map(above).set(value, place);
    for (const [key, child] of Object.entries(value)) {
      const found = walk(child, [...path, key], here);
      if (found) return found;
    }
    return undefined;
  };
  return walk(data, [], new Map());
}
