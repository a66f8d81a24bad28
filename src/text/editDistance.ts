/** Rows of the matrix, reused because a search compares thousands of words. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * The last row of the Damerau-Levenshtein matrix, restricted to inserted, deleted, replaced and
 * swapped neighbouring letters: the distance of `from` to the first n letters of `to`, for every
 * n. Valid until the next call; entries after the length of `to` are left from earlier ones.
 * @returns undefined as soon as all distances exceed `limit`
 */
function lastRow(from: string, to: string, limit: number): readonly number[] | undefined {
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= to.length; column++) last[column] = column;
  for (let row = 1; row <= from.length; row++) {
    const letter = from.charCodeAt(row - 1);
    let best = row;
    let left = row;
    current[0] = row;
    for (let column = 1; column <= to.length; column++) {
      const same = letter === to.charCodeAt(column - 1);
      let distance = Math.min((last[column] ?? 0) + 1, left + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
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
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  return Math.min(lastRow(from, to, limit)?.[to.length] ?? limit + 1, limit + 1);
}

/** The same, without up to `ending` last letters: "loaction" is one error from stem "locat". */
export function stemDistance(stem: string, typed: string, limit: number, ending: number): number {
  if (stem.length > typed.length + limit || stem.length + ending + limit < typed.length) return limit + 1;
  const row = lastRow(stem, typed, limit) ?? [];
  return Math.min(limit + 1, ...row.slice(Math.max(0, typed.length - ending), typed.length + 1));
}
