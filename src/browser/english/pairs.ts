/** What pairing needs of a node of the DOM. */
export interface Piece<T> {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly childNodes: ArrayLike<T>;
  readonly textContent: string | null;
  readonly id?: string;
  readonly className?: string;
}

/** English text and its place: behind a node of the page. */
export interface Pair<T> {
  readonly after: T;
  readonly english: readonly T[];
  /** The id of the heading that it belongs to; empty for a heading without one, missing for all other text. */
  readonly heading?: string;
}

/** A line of text with its marks, or an element with blocks in it. */
interface Item<T> {
  /** `text`, or the name of the element. */
  readonly kind: string;
  readonly nodes: readonly [T, ...T[]];
}

const inline = /^(a|abbr|bdi|b|br|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|time|wbr)$/i;
const heading = /^h[1-6]$/i;
/** One more row or item in one of the languages shifts all that follow: they are paired as a whole. */
const rigid = /^(ul|ol|dl|table|thead|tbody|tr)$/i;
/** The same in every language, or a control. */
const leftOut = /^(button|fieldset|figure|form|input|nav|pre|progress|script|svg)$/i;
const leftOutClass = /(^| )(heading-link|keep|needs-js|sr-only|stale-section|without-js)( |$)/;

/** Whether a node is text or an element to be read in both languages. */
export const isRead = ({ nodeType, nodeName, className }: Piece<unknown>): boolean =>
  nodeType === 3 || (nodeType === 1 && !leftOut.test(nodeName) && !leftOutClass.test(className ?? ''));

/**
 * Finds the English text for every paragraph, item and cell of an element. Both pages have the same structure, as the checks of translations
 * hold them to: sections are found by their ids, what is in them by its order. Text that is the same in both languages has no pair, unless it is a heading.
 */
export function pairs<T extends Piece<T>>(own: T, english: T): Pair<T>[] {
  const sections = new Map(sectionsOf(itemsOf(english)).map((section) => [idOf(section[0]), section]));
  return sectionsOf(itemsOf(own)).flatMap((section) => pairsInOrder(section, sections.get(idOf(section[0])) ?? []));
}

function itemsOf<T extends Piece<T>>(element: T): Item<T>[] {
  const items: Item<T>[] = [];
  let line: [T, ...T[]] | undefined;
  const endLine = () => {
    if (line && textOf(line)) items.push({ kind: 'text', nodes: line });
    line = undefined;
  };
  for (const node of Array.from(element.childNodes).filter(isRead)) {
    if (node.nodeType === 3 || inline.test(node.nodeName)) {
      if (line) line.push(node);
      else line = [node];
      continue;
    }
    endLine();
    items.push({ kind: node.nodeName, nodes: [node] });
  }
  endLine();
  return items;
}

/** What begins with each heading that has an id, and what is before the first. */
function sectionsOf<T extends Piece<T>>(items: readonly Item<T>[]): Item<T>[][] {
  let section: Item<T>[] = [];
  const sections = [section];
  for (const item of items) {
    if (idOf(item)) {
      section = [];
      sections.push(section);
    }
    section.push(item);
  }
  return sections;
}

const idOf = (item: Item<Piece<unknown>> | undefined): string =>
  item && heading.test(item.kind) ? (item.nodes[0].id ?? '') : '';

/**
 * Pairs the items of a section in their order. If one language has more of them, those between the equal ones at the start and at the end go
 * together.
 */
function pairsInOrder<T extends Piece<T>>(own: readonly Item<T>[], english: readonly Item<T>[]): Pair<T>[] {
  const most = Math.min(own.length, english.length);
  let start = 0;
  while (start < most && own[start]?.kind === english[start]?.kind) start++;
  let end = 0;
  while (end < most - start && own[own.length - end - 1]?.kind === english[english.length - end - 1]?.kind) end++;
  const before = own[own.length - end - 1] ?? own[0];
  const last = before && lastOf(before);
  const between = english.slice(start, english.length - end).flatMap(({ nodes }) => nodes);
  return [
    ...pairsOneByOne(own.slice(0, start), english),
    ...(last && between.length > 0 ? [{ after: last, english: between }] : []),
    ...pairsOneByOne(own.slice(own.length - end), english.slice(english.length - end)),
  ];
}

const pairsOneByOne = <T extends Piece<T>>(own: readonly Item<T>[], english: readonly Item<T>[]): Pair<T>[] =>
  own.flatMap((item, index) => {
    const other = english[index];
    return other ? pairsOfItem(item, other) : [];
  });

function pairsOfItem<T extends Piece<T>>({ kind, nodes }: Item<T>, english: Item<T>): Pair<T>[] {
  const [first] = nodes;
  const [other] = english.nodes;
  if (heading.test(kind)) return [{ after: first, english: Array.from(other.childNodes), heading: first.id ?? '' }];
  if (textOf(nodes) === textOf(english.nodes)) return [];
  if (kind !== 'text' && isAlike(first, other)) return pairs(first, other);
  return [{ after: lastOf({ kind, nodes }), english: english.nodes }];
}

const lastOf = <T>({ nodes }: Item<T>): T => nodes[nodes.length - 1] ?? nodes[0];

/** Whether two elements have the same rows and items; others may differ. */
function isAlike<T extends Piece<T>>(own: T, english: T): boolean {
  if (!rigid.test(own.nodeName)) return true;
  const [items, others] = [itemsOf(own), itemsOf(english)];
  return (
    items.length === others.length &&
    items.every((item, index) => {
      const other = others[index];
      return other?.kind === item.kind && isAlike(item.nodes[0], other.nodes[0]);
    })
  );
}

const textOf = (nodes: readonly Piece<unknown>[]): string =>
  nodes
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
