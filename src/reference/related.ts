/** What relatedness is judged by. */
export interface Relatable {
  readonly coordinate: string;
  readonly name: string;
  /** Groups in which it has a page. */
  readonly groups: readonly string[];
  /** Names of the types of arguments and result, without built-in scalars. */
  readonly types: readonly string[];
}

const maxRelated = 6;

/**
 * For every operation the coordinates of those that a reader needs next: operations that share a type or a rare word of their name come
 * first, then the neighbours in the group, in the order of the schema.
 */
export function relatedOperations(operations: readonly Relatable[]): ReadonlyMap<string, readonly string[]> {
  const wordsOf = new Map(operations.map((operation) => [operation.coordinate, new Set(words(operation.name))]));
  const frequency = new Map<string, number>();
  for (const set of wordsOf.values()) for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const score = (one: Relatable, other: Relatable): number => {
    const shared = [...(wordsOf.get(one.coordinate) ?? [])].filter((word) => wordsOf.get(other.coordinate)?.has(word));
    const rarity = shared.reduce((sum, word) => sum + 6 / (frequency.get(word) ?? 1), 0);
    const types = one.types.filter((type) => other.types.includes(type)).length;
    return rarity + types + (one.groups.some((group) => other.groups.includes(group)) ? 1.5 : 0);
  };
  return new Map(
    operations.map((one) => [
      one.coordinate,
      operations
        .filter((other) => other.coordinate !== one.coordinate)
        .map((other) => ({ coordinate: other.coordinate, score: score(one, other) }))
        .filter((other) => other.score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, maxRelated)
        .map((other) => other.coordinate),
    ]),
  );
}

/** `resellerGetUserById` is reseller, get, user, by, id, and `getBlacklistedIPs` get, blacklisted, ip; a plural counts as its singular. */
function words(name: string): string[] {
  const found = name.match(/[A-Z]{2,}s?(?![a-z])|[A-Z]?[a-z\d]+/g) ?? [];
  return found.map((word) => word.toLowerCase().replace(/s$/, ''));
}
