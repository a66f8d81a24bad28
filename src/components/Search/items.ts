import type { StartPage } from '../../model/searchStart.ts';
import { groupHits, type HitGroup } from '../../search/groups.ts';
import { rowsInSight } from '../../search/limits.ts';
import type { Favourite, Saved } from '../../search/saved.ts';
import type { SearchState } from '../../search/session.ts';
import type { Hit } from '../../search/types.ts';

/** Items of the dialog. */
export type Item =
  | { readonly kind: 'hit'; readonly id: string; readonly hit: Hit }
  | { readonly kind: 'favourite'; readonly id: string; readonly favourite: Favourite }
  | { readonly kind: 'recent'; readonly id: string; readonly query: string }
  | { readonly kind: 'page'; readonly id: string; readonly page: StartPage };

export type GroupName = HitGroup['name'] | 'recent' | 'favourites' | 'own' | 'problems';

/** Pages that are offered before anything is typed. */
export interface Offer {
  /** That of the reader's platform, if they have chosen one. */
  readonly own: readonly StartPage[];
  readonly problems: readonly StartPage[];
}

export const noOffer: Offer = { own: [], problems: [] };

/** Items under one heading. */
export interface Group {
  readonly name: GroupName;
  readonly items: readonly Item[];
}

/** The lists of the dialog: before anything is typed what is remembered and offered, then the results by section. */
export function groupsOf(query: string, { result }: SearchState, saved: Saved, offer: Offer): Group[] {
  const { recent, favourites } = saved;
  if (query.trim() !== '') {
    return groupHits(result?.hits ?? []).map(({ name, hits }) => ({
      name,
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

const itemOf = (page: StartPage): Item => ({ kind: 'page', id: page.url, page });

/** A result as it is remembered. */
export function favouriteOf({ url, title, heading, external = false, note }: Hit): Favourite {
  const plain = (segments: Hit['title']) => segments.map(({ text }) => text).join('');
  return { url, title: plain(title), heading: plain(heading), external, note };
}

/** The groups as they are shown: changelog and blog have no rows until they are opened. */
export function withHistory(groups: readonly Group[], isOpen: boolean): readonly Group[] {
  return isOpen ? groups : groups.map((group) => (group.name === 'history' ? { ...group, items: [] } : group));
}

/** The items of all groups, in the order in which arrow keys reach them. */
export const itemsOf = (groups: readonly Group[]): Item[] => groups.flatMap(({ items }) => items);

/** The id of the element that shows an item, by its place in its group. */
export const rowId = (group: GroupName, row: number): string => `search-${group}-${row}`;

/** The ids of the elements that show the items of all groups. */
export const rowIds = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ name, items }) => items.map((_, row) => rowId(name, row)));

/** The id of the element that lists a group. */
export const listId = (group: GroupName): string => `search-${group}-list`;

/** A group, and the place of its first item among those of all. */
export interface Numbered {
  readonly group: Group;
  readonly first: number;
}

export function numbered(groups: readonly Group[]): Numbered[] {
  return groups.map((group, place) => ({ group, first: itemsOf(groups.slice(0, place)).length }));
}

/**
 * The rows of now as far as they are in sight, and below them those of before; all those of now where nothing in sight changes. A row that is
 * rendered and laid out costs a slow phone two milliseconds.
 */
export function seenFirst(now: readonly Numbered[], before: readonly Numbered[]): readonly Numbered[] {
  const inSight = now.filter(({ first }) => first < rowsInSight);
  if (inSight.every((list, place) => isSeenAlike(list, before[place]))) return now;
  const seen = inSight.map(({ group, first }) => {
    const { name, items } = group;
    const rows = rowsInSight - first;
    if (items.length <= rows) return { group, first };
    const old = before.find((list) => list.group.name === name)?.group.items ?? [];
    return { group: { name, items: [...items.slice(0, rows), ...old.slice(rows, items.length)] }, first };
  });
  const names = new Set(inSight.map(({ group }) => group.name));
  return [...seen, ...before.filter(({ group }) => !names.has(group.name))];
}

/** True if two groups have the same rows in sight. */
function isSeenAlike({ group, first }: Numbered, other: Numbered | undefined): boolean {
  if (other?.first !== first || other.group.name !== group.name) return false;
  const [rows, old] = [group, other.group].map(({ items }) => items.slice(0, rowsInSight - first));
  return rows?.length === old?.length && rows?.every((item, row) => item === old?.[row]) === true;
}

/**
 * Groups in which everything that looks as before is the object of before, so that it is not
 * rendered again: results are new objects even where they say the same. Rows are compared with
 * those in the same place.
 */
export function keepSame(before: readonly Group[], now: readonly Group[]): readonly Group[] {
  const old = numbered(before);
  const kept = numbered(now).map(({ group, first }) => {
    const other = old.find((list) => list.first === first && list.group.name === group.name);
    return other ? keepRows(other.group, group) : group;
  });
  return kept.length === before.length && kept.every((group, place) => group === before[place]) ? before : kept;
}

function keepRows(before: Group, { name, items }: Group): Group {
  const kept = items.map((item, row) => {
    const old = before.items[row];
    return old !== undefined && contentOf(old) === contentOf(item) ? old : item;
  });
  const isSame = kept.length === before.items.length && kept.every((item, row) => item === before.items[row]);
  return isSame ? before : { name, items: kept };
}

const contents = new WeakMap<Item, string>();

/** All that an item shows, to compare it by. */
function contentOf(item: Item): string {
  const content = contents.get(item) ?? JSON.stringify(item, (key, value: unknown) => (key === 'score' ? 0 : value));
  contents.set(item, content);
  return content;
}
