import type { PropsOf } from '../views.ts';
import type * as writer from './Diagram.writer.ts';
import { type Box, diagramWidth } from './sequenceLayout.ts';
import { blockHeight, textBlock, widestLine, wrapText } from './textLayout.ts';

type Picture = PropsOf<typeof writer.Architecture>;

/** A part of the picture; links name it by its id. */
export type Part = Picture['rows'][number][number];

/** An arrow between two parts of neighbouring rows, or between neighbours in one row. */
export type PartLink = NonNullable<Picture['links']>[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Connector {
  /** The corners of the line; the arrow head is at the last one. */
  readonly points: readonly Point[];
  readonly label?: Box;
}

/** A part with its place in the picture; its height is known only with its row. */
export interface Place extends Part {
  readonly row: number;
  readonly column: number;
  readonly x: number;
  readonly width: number;
}

/** A link between two rows, with the places where it leaves the upper and enters the lower part. */
export interface Vertical {
  readonly link: PartLink;
  readonly upper: Place;
  readonly lower: Place;
  upperX: number;
  lowerX: number;
}

const bend = 18;

/** Links of one side at even distances, in the order of their other ends. */
export function spreadPorts(verticals: readonly Vertical[]): void {
  const centre = (place: Place) => place.x + place.width / 2;
  const port = (place: Place, index: number, count: number) => place.x + (place.width * (index + 0.5)) / count;
  for (const place of new Set(verticals.map((vertical) => vertical.upper))) {
    const own = verticals.filter((vertical) => vertical.upper === place);
    own.sort((a, b) => centre(a.lower) - centre(b.lower));
    for (const [index, vertical] of own.entries()) vertical.upperX = port(place, index, own.length);
  }
  for (const place of new Set(verticals.map((vertical) => vertical.lower))) {
    const own = verticals.filter((vertical) => vertical.lower === place);
    own.sort((a, b) => centre(a.upper) - centre(b.upper));
    for (const [index, vertical] of own.entries()) vertical.lowerX = port(place, index, own.length);
  }
}

/** The labels are at that end of the lines where the lines are further apart. */
export function verticalConnectors(
  verticals: readonly Vertical[],
  top: number,
): { readonly height: number; readonly connectors: Connector[] } {
  const atLower = nearest(verticals.map((each) => each.lowerX)) >= nearest(verticals.map((each) => each.upperX));
  const xs = verticals.map((each) => (atLower ? each.lowerX : each.upperX));
  const labels = verticals.map((each, index) => wrapText(each.link.text ?? '', roomAround(xs, index) - 6));
  const labelHeight = Math.max(0, ...labels.map(blockHeight));
  const crossing = verticals.some((one) => verticals.some((other) => cross(one, other)));
  const bends = verticals.some((each) => Math.abs(each.upperX - each.lowerX) > 1);
  // The band is the part of the gap without labels; lines change their x there.
  const band = crossing ? 3 * bend : 2 * bend;
  const height = labelHeight === 0 ? band : labelHeight + (bends ? band + bend : 2 * bend);
  const bandTop = atLower ? top : top + height - band;
  const labelTop = atLower ? top + height - bend - labelHeight : top + bend;
  const [bendStart, bendEnd] = crossing
    ? [bandTop + bend / 2, bandTop + band - bend / 2]
    : [bandTop + band / 2, bandTop + band / 2];
  const connectors = verticals.map((each, index): Connector => {
    const down = [
      { x: each.upperX, y: top },
      { x: each.upperX, y: bendStart },
      { x: each.lowerX, y: bendEnd },
      { x: each.lowerX, y: top + height },
    ];
    const lines = labels[index] ?? [];
    const points = each.link.from === each.upper.id ? down : down.reverse();
    const x = xs[index] ?? 0;
    return lines.length === 0
      ? { points }
      : { points, label: labelBox(lines, x, labelTop + (labelHeight - blockHeight(lines)) / 2) };
  });
  return { height, connectors };
}

/** Slants two lines that change sides: right angles would overlap. */
function cross(one: Vertical, other: Vertical): boolean {
  return one.upperX < other.upperX && one.lowerX > other.lowerX;
}

export function horizontalConnector(link: PartLink, from: Place, to: Place, y: number): Connector {
  const rightwards = from.x < to.x;
  const start = rightwards ? from.x + from.width : from.x;
  const end = rightwards ? to.x : to.x + to.width;
  const points = [
    { x: start, y },
    { x: end, y },
  ];
  if (!link.text) return { points };
  const lines = wrapText(link.text, Math.abs(end - start) - 6);
  return { points, label: labelBox(lines, (start + end) / 2, y - blockHeight(lines) - 4) };
}

/** A label around `wishedX`, moved inwards where it would leave the picture. */
function labelBox(lines: readonly string[], wishedX: number, y: number): Box {
  const width = widestLine(lines) + 6;
  const x = Math.min(Math.max(wishedX, width / 2), diagramWidth - width / 2);
  return { x: x - width / 2, y, width, height: blockHeight(lines), text: textBlock(lines, x, y) };
}

function nearest(xs: readonly number[]): number {
  const sorted = [...xs].sort((a, b) => a - b);
  return Math.min(diagramWidth, ...sorted.slice(1).map((x, index) => x - (sorted[index] ?? 0)));
}

/** Width that a label at one of the lines may take without touching its neighbours or the edge. */
function roomAround(xs: readonly number[], index: number): number {
  const x = xs[index] ?? 0;
  const toOthers = xs.filter((_, other) => other !== index).map((other) => Math.abs(other - x));
  return Math.min(2 * Math.min(x, diagramWidth - x), 300, ...toOthers);
}
