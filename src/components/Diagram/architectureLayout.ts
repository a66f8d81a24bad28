import { type Box, diagramWidth } from './sequenceLayout.ts';
import { blockHeight, textBlock, widestLine, wrapText } from './textLayout.ts';

/** A part of the picture; links name it by its id. */
export interface Part {
  readonly id: string;
  readonly text: string;
}

/** An arrow between two parts of neighbouring rows, or between neighbours in one row. */
export interface PartLink {
  readonly from: string;
  readonly to: string;
  readonly text?: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Connector {
  /** The corners of the line; the arrow head is at the last one. */
  readonly points: readonly Point[];
  readonly label?: Box;
}

export interface ArchitectureLayout {
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly connectors: readonly Connector[];
}

interface Place extends Part {
  readonly row: number;
  readonly column: number;
  readonly x: number;
  readonly width: number;
}

/** A link between two rows, with the places where it leaves the upper and enters the lower part. */
interface Vertical {
  readonly link: PartLink;
  readonly upper: Place;
  readonly lower: Place;
  upperX: number;
  lowerX: number;
}

const margin = 4;
const padding = 10;
const spacing = 16;
const labelledSpacing = 118;
const widestBox = 260;
const bend = 18;

/**
 * Places parts row by row and joins them. In a right-to-left language the first part of a row stands at the right.
 * Throws when a link names an unknown part or joins parts that are not neighbours.
 */
export function layoutArchitecture(
  rows: readonly (readonly Part[])[],
  links: readonly PartLink[],
  direction: 'ltr' | 'rtl',
): ArchitectureLayout {
  const places = rows.flatMap((row, index) => placeRow(row, index, links, direction));
  const byId = new Map(places.map((place) => [place.id, place]));
  const find = (id: string) => {
    const place = byId.get(id);
    if (!place) throw new Error(`A link names "${id}"; known parts: ${[...byId.keys()].join(', ')}.`);
    return place;
  };

  const verticals: Vertical[] = [];
  const horizontals: { readonly link: PartLink; readonly from: Place; readonly to: Place }[] = [];
  for (const link of links) {
    const from = find(link.from);
    const to = find(link.to);
    const distance = Math.abs(from.row - to.row) + (from.row === to.row ? Math.abs(from.column - to.column) : 0);
    if (distance !== 1) throw new Error(`The parts "${link.from}" and "${link.to}" are not neighbours.`);
    if (from.row === to.row) horizontals.push({ link, from, to });
    else if (from.row < to.row) verticals.push({ link, upper: from, lower: to, upperX: 0, lowerX: 0 });
    else verticals.push({ link, upper: to, lower: from, upperX: 0, lowerX: 0 });
  }
  spreadPorts(verticals);

  const boxes: Box[] = [];
  const connectors: Connector[] = [];
  let y = margin;
  for (const [index] of rows.entries()) {
    const inRow = places.filter((place) => place.row === index);
    const texts = inRow.map((place) => wrapText(place.text, place.width - 2 * padding));
    const height = Math.max(...texts.map(blockHeight)) + 2 * padding;
    for (const [column, place] of inRow.entries()) {
      const lines = texts[column] ?? [];
      const text = textBlock(lines, place.x + place.width / 2, y + (height - blockHeight(lines)) / 2);
      boxes.push({ x: place.x, y, width: place.width, height, text });
    }
    for (const { link, from, to } of horizontals) {
      if (from.row === index) connectors.push(horizontalConnector(link, from, to, y + height / 2));
    }
    y += height;
    const below = verticals.filter((vertical) => vertical.upper.row === index);
    if (index < rows.length - 1) {
      const drawn = verticalConnectors(below, y);
      connectors.push(...drawn.connectors);
      y += drawn.height;
    }
  }
  return { height: y + margin, boxes, connectors };
}

/** Boxes of equal width, centred. Neighbours that are linked stand further apart, so that the label fits between them. */
function placeRow(row: readonly Part[], index: number, links: readonly PartLink[], direction: 'ltr' | 'rtl'): Place[] {
  const ids = new Set(row.map((part) => part.id));
  const inner = links.filter((link) => ids.has(link.from) && ids.has(link.to));
  const between = inner.some((link) => link.text) ? labelledSpacing : inner.length > 0 ? 3 * spacing : spacing;
  const room = diagramWidth - 2 * margin - between * (row.length - 1);
  const width = Math.min(room / row.length, widestBox);
  const start = (diagramWidth - width * row.length - between * (row.length - 1)) / 2;
  return row.map((part, column) => {
    const x = start + column * (width + between);
    return { ...part, row: index, column, width, x: direction === 'rtl' ? diagramWidth - x - width : x };
  });
}

/** Several links of one side of a box leave it at even distances, in the order of their other ends. */
function spreadPorts(verticals: readonly Vertical[]): void {
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

/** The labels stand at that end of the lines where the lines are further apart. */
function verticalConnectors(
  verticals: readonly Vertical[],
  top: number,
): { readonly height: number; readonly connectors: Connector[] } {
  const atLower = nearest(verticals.map((each) => each.lowerX)) >= nearest(verticals.map((each) => each.upperX));
  const xs = verticals.map((each) => (atLower ? each.lowerX : each.upperX));
  const labels = verticals.map((each, index) => wrapText(each.link.text ?? '', roomAround(xs, index) - 6));
  const labelHeight = Math.max(0, ...labels.map(blockHeight));
  const bends = verticals.some((each) => Math.abs(each.upperX - each.lowerX) > 1);
  const height = labelHeight + 2 * bend + (bends && labelHeight > 0 ? bend : 0);
  const bendY = atLower ? top + bend : top + height - bend;
  const labelTop = atLower ? top + height - bend - labelHeight : top + bend;
  const connectors = verticals.map((each, index): Connector => {
    const down = [
      { x: each.upperX, y: top },
      { x: each.upperX, y: bendY },
      { x: each.lowerX, y: bendY },
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

function horizontalConnector(link: PartLink, from: Place, to: Place, y: number): Connector {
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
