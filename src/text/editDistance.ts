/** Rows of the matrix, used again and again: a search looks at thousands of words. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * The last row of the Damerau-Levenshtein matrix, restricted to inserted, deleted, replaced and
 * swapped neighbouring letters: the distance of `one` to the first n letters of `other`, for every
 * n. Valid until the next call; entries after the length of `other` are left from earlier ones.
 * @returns undefined as soon as all distances exceed `limit`
 */
function lastRow(one: string, other: string, limit: number): readonly number[] | undefined {
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= other.length; column++) last[column] = column;
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    let best = row;
    let left = row;
    current[0] = row;
    for (let column = 1; column <= other.length; column++) {
      const same = letter === other.charCodeAt(column - 1);
      let distance = Math.min((last[column] ?? 0) + 1, left + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = distance;
      left = distance;
      if (distance < best) best = distance;
    }
    if (best > limit) return undefined;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last;
}

/** Letters to insert, delete, replace or swap between two words; `limit + 1` if that is more. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  return Math.min(lastRow(one, other, limit)?.[other.length] ?? limit + 1, limit + 1);
}

/** The same, without up to `ending` last letters: "loaction" is one error from stem "locat". */
export function stemDistance(stem: string, typed: string, limit: number, ending: number): number {
  if (stem.length > typed.length + limit || stem.length + ending + limit < typed.length) return limit + 1;
  const row = lastRow(stem, typed, limit) ?? [];
  return Math.min(limit + 1, ...row.slice(Math.max(0, typed.length - ending), typed.length + 1));
}
