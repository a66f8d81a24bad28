import type { PropsOf } from '../views.ts';
import type * as writer from './Diagram.writer.ts';

type Picture = PropsOf<typeof writer.Architecture>;
type Link = NonNullable<Picture['links']>[number];

/** A link with its place between two parts, of which the first comes first in reading order. */
export interface PlacedLink {
  /** The row and the column of the first part; below it, the column of whichever row has more. */
  readonly row: number;
  readonly column: number;
  readonly isBelow: boolean;
  /** True if the arrow points from the first part to the second. */
  readonly isForward: boolean;
  readonly text: string | undefined;
}

/**
 * Places the links of a picture between its parts.
 * @throws {Error} if a link names an unknown part, or joins parts between which no arrow fits
 */
export function placeLinks(rows: Picture['rows'], links: readonly Link[]): PlacedLink[] {
  const places = new Map(
    rows.flatMap((parts, row) => parts.map(({ id }, column) => [id, { row, column, columns: parts.length }] as const)),
  );
  const find = (id: string) => {
    const place = places.get(id);
    if (!place) throw new Error(`A link names "${id}"; known parts: ${[...places.keys()].join(', ')}.`);
    return place;
  };
  return links.map(({ from, to, text }) => {
    const start = find(from);
    const isForward = isBefore(start, find(to));
    const [first, second] = isForward ? [start, find(to)] : [find(to), start];
    const { row, column, columns } = first;
    const isBeside = second.row === row && second.column === column + 1;
    const isAligned = second.columns === columns ? second.column === column : second.columns === 1 || columns === 1;
    const isBelow = second.row === row + 1 && isAligned;
    if (!isBeside && !isBelow)
      throw new Error(`No arrow fits between "${from}" and "${to}"; place one next to the other or right below it.`);
    return { row, column: isBelow ? Math.max(column, second.column) : column, isBelow, isForward, text };
  });
}

interface Place {
  readonly row: number;
  readonly column: number;
}

const isBefore = (one: Place, other: Place): boolean =>
  one.row < other.row || (one.row === other.row && one.column < other.column);
