import { type Document, isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import { asWritten } from './frontMatter.ts';

/** A text of `api/text/<locale>.yaml`. */
export interface Row {
  /** Section, coordinate or name, and what is below it. */
  readonly place: readonly string[];
  /** Kind of what it describes in the schema; only texts of the same kind are its neighbours. */
  readonly kind: string | undefined;
}

/** The YAML with an empty text at every missing place, in the order of the schema. */
export function withEmptyRows(yaml: string, rows: readonly Row[]): string {
  const document = parseDocument(yaml);
  for (const [index, row] of rows.entries())
    if (!document.hasIn(row.place)) addRow(document, row, rows.slice(0, index).reverse());
  return document.toString({ ...asWritten, singleQuote: true });
}

/** Adds a row to the innermost map. `before` are the rows above, the nearest first. */
function addRow(document: Document, row: Row, before: readonly Row[]): void {
  const depth = row.place.findIndex((_, index) => !isMap(document.getIn(row.place.slice(0, index + 1))));
  const map = document.getIn(row.place.slice(0, depth));
  const key = row.place[depth];
  if (!isMap(map) || key === undefined) return;
  const value = row.place.slice(depth + 1).reduceRight<unknown>((inner, name) => ({ [name]: inner }), '');
  const siblings = before
    .filter(
      ({ place, kind }) => kind === row.kind && row.place.slice(0, depth).every((name, index) => place[index] === name),
    )
    .flatMap(({ place }) => place[depth] ?? []);
  map.items.splice(placeIn(keysOf(map), key, siblings), 0, document.createPair(key, value));
}

const keysOf = (map: YAMLMap): string[] => map.items.map(({ key }) => String(isScalar(key) ? key.value : key));

/** The index for a key. `siblings` are those above it in the schema, the nearest first. */
function placeIn(keys: readonly string[], key: string, siblings: readonly string[]): number {
  const [prefix] = /^(?:argument|field)\./.exec(key) ?? [];
  if (prefix !== undefined) {
    const next = keys.findIndex((other) => other.startsWith(prefix) && other > key);
    return next === -1 ? keys.findLastIndex((other) => other.startsWith(prefix)) + 1 || keys.length : next;
  }
  const [owner] = key.split('.');
  // A value follows the values of its enum, and the first one its enum.
  const above =
    siblings.find((other) => keys.includes(other) && (!key.includes('.') || other.split('.')[0] === owner)) ?? owner;
  const last = keys.findLastIndex((other) => other === above || (!key.includes('.') && other.startsWith(`${above}.`)));
  return last === -1 ? keys.length : last + 1;
}
