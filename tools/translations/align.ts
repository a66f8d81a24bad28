import { diffArrays } from 'diff';

/** Where the blocks of an English section are in its translation, and in the stamp of the translation; nothing for those that are new. */
export interface Alignment {
  readonly targets: readonly (number | undefined)[];
  readonly stamped: readonly (number | undefined)[];
  /** Whether the translation has other blocks than the English text that it was made from. */
  readonly hasOwn: boolean;
}

/** What is compared: kinds of blocks, and hashes of English ones. */
export interface Blocks {
  readonly english: { readonly kinds: readonly string[]; readonly hashes: readonly string[] };
  readonly translation: readonly string[];
  /** Hashes of the English text that the translation was made from; nothing if nobody recorded it. */
  readonly stamp: readonly string[] | undefined;
}

/** Compares the blocks of an English section with those of its translation. */
export function align({ english, translation, stamp }: Blocks): Alignment {
  const known = stamp ?? english.hashes;
  const stamped = changesBetween(known, english.hashes);
  const hasOwn = translation.length !== known.length;
  return { stamped, hasOwn, targets: hasOwn ? sameIn(translation, english.kinds) : stamped };
}

/** For every element of a list the index of the same one in another list, in order. */
function sameIn(before: readonly string[], now: readonly string[]): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  let index = 0;
  for (const { added, removed, value } of diffArrays([...before], [...now])) {
    if (!removed) for (const offset of value.keys()) found.push(added ? undefined : index + offset);
    if (!added) index += value.length;
  }
  return found;
}

/** The same for lists whose elements change: those between two that stayed are each other's, one by one. */
function changesBetween(before: readonly string[], now: readonly string[]): (number | undefined)[] {
  const found = sameIn(before, now);
  for (const [index, at] of found.entries()) {
    if (at !== undefined) continue;
    const next = (found[index - 1] ?? -1) + 1;
    const end = found.slice(index).find((other) => other !== undefined) ?? before.length;
    const isAfterNew = index > 0 && found[index - 1] === undefined;
    if (next < end && !isAfterNew) found[index] = next;
  }
  return found;
}
