import {
  type Connector,
  horizontalConnector,
  type Part,
  type PartLink,
  type Place,
  spreadPorts,
  type Vertical,
  verticalConnectors,
} from './connectors.ts';
import { type Box, diagramWidth } from './sequenceLayout.ts';
import { blockHeight, textBlock, wrapText } from './textLayout.ts';

export interface ArchitectureLayout {
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly connectors: readonly Connector[];
}

const margin = 4;
const padding = 10;
const spacing = 16;
const labelledSpacing = 118;
const widestBox = 260;

/**
 * Places parts row by row and joins them, from the right in right-to-left languages.
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

/** Boxes of equal width, centred; linked ones leave room for a label. */
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
