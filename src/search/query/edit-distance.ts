/**
 * The last row of the Damerau-Levenshtein matrix (restricted: letters put in, left out, changed, and neighbours swapped, each
 * counting 1): the distance of `one` to the first n letters of `other`, for every n. `undefined` as soon as all pass `limit`.
 */
function lastRow(one: string, other: string, limit: number): number[] | undefined {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      current.push(distance);
      best = Math.min(best, distance);
    }
    if (best > limit) return undefined;
    beforeLast = last;
    last = current;
  }
  return last;
}

/** Letters to put in, leave out, change or swap to get from one word to the other; `limit + 1` when there are more than `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  return Math.min(lastRow(one, other, limit)?.[other.length] ?? limit + 1, limit + 1);
}

/**
 * The same for a stem against a word as typed, whose ending of at most `ending` letters is left out where that helps:
 * "loaction" is one error from the stem "locat".
 */
export function stemDistance(stem: string, typed: string, limit: number, ending: number): number {
  if (stem.length > typed.length + limit || stem.length + ending + limit < typed.length) return limit + 1;
  const row = lastRow(stem, typed, limit) ?? [];
  return Math.min(limit + 1, ...row.slice(Math.max(0, typed.length - ending)));
}
