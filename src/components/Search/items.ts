import type { StartPage } from '../../model/searchStart.ts';
import { groupHits, type HitGroup } from '../../search/groups.ts';
import type { Favourite, Saved } from '../../search/saved.ts';
import type { Hit } from '../../search/types.ts';
import { plain, type ShownResult, textOf } from './resultLines.ts';

/** Items of the dialog; no two have the same id. */
export type SearchItem =
  | { readonly kind: 'hit'; readonly id: string; readonly hit: Hit }
  | { readonly kind: 'favourite'; readonly id: string; readonly favourite: Favourite }
  | { readonly kind: 'recent'; readonly id: string; readonly query: string }
  | { readonly kind: 'page'; readonly id: string; readonly page: StartPage };

export type GroupName = HitGroup['name'] | 'recent' | 'favourites' | 'own' | 'problems';

export interface Offer {
  /** Heading of the problems. */
  readonly title: string;
  /** The page of the chosen platform, if any. */
  readonly own: readonly StartPage[];
  readonly problems: readonly StartPage[];
}

export interface ItemGroup {
  readonly name: GroupName;
  readonly items: readonly SearchItem[];
}

/** Results by section; changelog and blog have no rows until they are opened. */
export function foundGroups(hits: readonly Hit[], showsHistory: boolean): ItemGroup[] {
  return groupHits(hits).map(({ name, hits: own }) => ({
    name,
    items: name === 'history' && !showsHistory ? [] : own.map((hit): SearchItem => ({ kind: 'hit', id: hit.url, hit })),
  }));
}

/** Remembered and offered items before anything is typed. */
export function offeredGroups({ recent, favourites }: Saved, { own, problems }: Offer): ItemGroup[] {
  const pages = (name: GroupName, all: readonly StartPage[]): ItemGroup => ({
    name,
    items: all.map((page): SearchItem => ({ kind: 'page', id: `${name} ${page.url}`, page })),
  });
  const groups: ItemGroup[] = [
    { name: 'recent', items: recent.map((query) => ({ kind: 'recent', id: `recent ${query}`, query })) },
    { name: 'favourites', items: favourites.map((favourite) => ({ kind: 'favourite', id: favourite.url, favourite })) },
    pages('own', own),
    pages('problems', problems),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** The part of a result that is stored as a favourite. */
export function favouriteOf({ url, title, heading, external = false, note }: Hit): Favourite {
  return { url, title: textOf(title), heading: textOf(heading), external, note };
}

export function resultOf({ title, heading, ...others }: Favourite): ShownResult {
  return { ...others, title: plain(title), heading: plain(heading), path: [], excerpt: [] };
}

/** The items of all groups, in the order in which arrow keys reach them. */
export const itemsOf = (groups: readonly ItemGroup[]): SearchItem[] => groups.flatMap(({ items }) => items);

/** The id of the element that shows an item, by its index in its group. */
export const rowId = (group: GroupName, row: number): string => `search-${group}-${row}`;

export const rowIds = (groups: readonly ItemGroup[]): string[] =>
  groups.flatMap(({ name, items }) => items.map((_, row) => rowId(name, row)));

export const listId = (group: GroupName): string => `search-${group}-list`;
