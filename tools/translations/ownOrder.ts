import type { PageBlock } from './pageFile.ts';

/** The rows or items that an English one and its translation are, as blocks. */
interface Paired {
  readonly english: readonly number[];
  readonly target: readonly number[];
}

/**
 * A language may have the rows of a table and the items of a list in another order, so that what its readers need comes first. They are
 * recognised by where their links lead and by their components. `targets` is for every English block the index of the one at its place.
 */
export function inOwnOrder(
  english: readonly PageBlock[],
  translation: readonly PageBlock[],
  targets: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  const pairs = groupsOf(english, targets);
  const marksOf = (blocks: readonly PageBlock[], indexes: readonly number[]) =>
    indexes.map((index) => `${blocks[index]?.kind} ${marksIn(blocks[index]?.text ?? '')}`).join('\n');
  const moved = pairs.filter((pair) => marksOf(english, pair.english) !== marksOf(translation, pair.target));
  const free = moved.map(({ target }) => target);
  const take = (index: number) => (index === -1 ? undefined : free.splice(index, 1)[0]);
  const found = new Map(
    moved.map((pair) => {
      const marks = marksOf(english, pair.english);
      return [pair, take(free.findIndex((target) => marksOf(translation, target) === marks))] as const;
    }),
  );
  const result = [...targets];
  for (const [pair, same] of found) {
    const target = same ?? take(free.findIndex(({ length }) => length === pair.english.length)) ?? pair.target;
    pair.english.forEach((index, at) => {
      result[index] = target[at];
    });
  }
  return result;
}

/** The rows and items whose blocks all have a translation. */
function groupsOf(english: readonly PageBlock[], targets: readonly (number | undefined)[]): Paired[] {
  const byGroup = Map.groupBy(english.keys(), (index) => english[index]?.group ?? -1);
  return [...byGroup].flatMap(([group, indexes]): Paired[] => {
    const target = indexes.flatMap((index) => targets[index] ?? []);
    return group === -1 || target.length < indexes.length ? [] : [{ english: indexes, target }];
  });
}

/** Where the links of a text lead, and its components. */
const marksIn = (text: string): string => (text.match(/\]\([^)\s]+|<[A-Z][^>]*>/g) ?? []).sort().join(' ');
