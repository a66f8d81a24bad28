import type { AutocompleteCollection, InternalAutocompleteSource } from '@algolia/autocomplete-core';
import type { SectionId } from '../../model/sections.ts';
import { groupHits } from '../../search/groups.ts';
import type { FoundHit } from '../../search/provider.ts';
import type { Favourite, Saved } from '../../search/saved.ts';
import type { SearchState } from '../../search/session.ts';
import type { OfferedPage } from './start.ts';

/** What the dialog lists. */
export type Item =
  | { readonly kind: 'hit'; readonly id: string; readonly hit: FoundHit }
  | { readonly kind: 'favourite'; readonly id: string; readonly favourite: Favourite }
  | { readonly kind: 'recent'; readonly id: string; readonly query: string }
  | { readonly kind: 'page'; readonly id: string; readonly page: OfferedPage };

export type GroupName = SectionId | 'recent' | 'favourites' | 'own' | 'problems';

/** Pages that are offered before anything is typed. */
export interface Offer {
  readonly own: readonly OfferedPage[];
  readonly problems: readonly OfferedPage[];
}

export const noOffer: Offer = { own: [], problems: [] };
export type Source = InternalAutocompleteSource<Item>;
export type Collection = AutocompleteCollection<Item>;

interface Group {
  readonly name: GroupName;
  readonly items: Item[];
}

/** The lists of the dialog: before anything is typed what is remembered and offered, then the results by section. */
export function groupsOf(query: string, { result }: SearchState, saved: Saved, offer: Offer): Group[] {
  const { recent, favourites } = saved;
  if (query.trim() !== '') {
    return groupHits(result?.hits ?? []).map(({ section, hits }) => ({
      name: section,
      items: hits.map((hit): Item => ({ kind: 'hit', id: hit.id, hit })),
    }));
  }
  const groups: Group[] = [
    { name: 'recent', items: recent.map((text) => ({ kind: 'recent', id: `recent ${text}`, query: text })) },
    { name: 'favourites', items: favourites.map((favourite) => ({ kind: 'favourite', id: favourite.url, favourite })) },
    { name: 'own', items: offer.own.map(itemOf) },
    { name: 'problems', items: offer.problems.map(itemOf) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const itemOf = (page: OfferedPage): Item => ({ kind: 'page', id: page.url, page });

/** The address of an item; a recent search has none, it is searched for again. */
export function urlOf(item: Item): string | undefined {
  if (item.kind === 'recent') return undefined;
  if (item.kind === 'page') return item.page.url;
  return item.kind === 'hit' ? item.hit.url : item.favourite.url;
}

/** A result as it is remembered. */
export function favouriteOf({ url, title, heading, external = false, note }: FoundHit): Favourite {
  const plain = (segments: FoundHit['title']) => segments.map(({ text }) => text).join('');
  return { url, title: plain(title), heading: plain(heading), external, note };
}

/** The items of a list, those of one group after those of the other: the library numbers them so. */
export const itemsOf = (collections: readonly Collection[]): Item[] => collections.flatMap(({ items }) => items);

/** A list, and the number of its first item among all. */
export interface Numbered {
  readonly collection: Collection;
  readonly first: number;
}

export function numbered(collections: readonly Collection[]): Numbered[] {
  return collections.map((collection, group) => ({ collection, first: itemsOf(collections.slice(0, group)).length }));
}

/** Rows that fill what a phone shows above its keyboard. */
const rowsInSight = 5;

/**
 * The rows of now as far as they are in sight, and below them those of before; all those of now where nothing in sight changes. A row that is
 * rendered and laid out costs a slow phone two milliseconds.
 */
export function seenFirst(now: readonly Numbered[], before: readonly Numbered[]): readonly Numbered[] {
  const inSight = now.filter(({ first }) => first < rowsInSight);
  const old = (name: string) => before.find(({ collection }) => collection.source.sourceId === name)?.collection;
  if (inSight.every((list, group) => isSeenAlike(list, before[group]))) return now;
  const seen = inSight.map(({ collection, first }) => {
    const { items, source } = collection;
    const rows = rowsInSight - first;
    if (items.length <= rows) return { collection, first };
    const below = old(source.sourceId)?.items.slice(rows, items.length) ?? [];
    return { collection: { source, items: [...items.slice(0, rows), ...below] }, first };
  });
  const names = new Set(inSight.map(({ collection }) => collection.source.sourceId));
  return [...seen, ...before.filter(({ collection }) => !names.has(collection.source.sourceId))];
}

/** Whether two lists have the same rows in sight. */
function isSeenAlike({ collection, first }: Numbered, other: Numbered | undefined): boolean {
  if (other?.first !== first || other.collection.source.sourceId !== collection.source.sourceId) return false;
  const [rows, old] = [collection, other.collection].map(({ items }) => items.slice(0, rowsInSight - first));
  return rows?.length === old?.length && rows?.every((item, row) => item === old?.[row]) === true;
}

/**
 * Lists in which what shows what it showed before is that of before, so that it is not rendered again: the library wraps items again at every
 * keystroke, and results are new objects even where they say the same. Rows are compared with those in the same place.
 */
export function keepSame(before: readonly Collection[], now: readonly Collection[]): readonly Collection[] {
  const old = numbered(before);
  const kept = numbered(now).map(({ collection, first }) => {
    const { source } = collection;
    const other = old.find((list) => list.first === first && list.collection.source.sourceId === source.sourceId);
    return other ? keepRows(other.collection, collection) : collection;
  });
  return kept.length === before.length && kept.every((list, group) => list === before[group]) ? before : kept;
}

function keepRows(before: Collection, { source, items }: Collection): Collection {
  const kept = items.map((item, row) => {
    const old = before.items[row];
    return old !== undefined && contentOf(old) === contentOf(item) ? old : item;
  });
  const isSame = kept.length === before.items.length && kept.every((item, row) => item === before.items[row]);
  return isSame ? before : { source, items: kept };
}

/** What an item shows; the same for two items that show the same. */
function contentOf(item: Item): unknown {
  if (item.kind === 'recent') return item.query;
  if (item.kind === 'page') return item.page;
  return item.kind === 'hit' ? textOf(item.hit) : item.favourite;
}

const texts = new WeakMap<FoundHit, string>();

/** All that a result shows, to compare it by. */
function textOf(hit: FoundHit): string {
  const known = texts.get(hit);
  if (known !== undefined) return known;
  const text = JSON.stringify({ ...hit, score: undefined });
  texts.set(hit, text);
  return text;
}
