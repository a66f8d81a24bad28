import type { PropsOf } from '../renderings.ts';
import type * as writer from './Diagram.writer.ts';

type Drawing = PropsOf<typeof writer.Architecture>;
type DrawnLink = NonNullable<Drawing['links']>[number];

/**
 * Places the links of a picture between its parts: each has the row and column of the part that
 * comes first in reading order, and is below it in the column of whichever row has more.
 * @throws {Error} if a link names an unknown part, or joins parts between which no arrow fits
 */
export function placeLinks(rows: Drawing['rows'], links: readonly DrawnLink[]) {
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

type LinkEnd = Readonly<Record<'row' | 'column', number>>;

const isBefore = (end: LinkEnd, other: LinkEnd): boolean =>
  end.row < other.row || (end.row === other.row && end.column < other.column);
