/** The searches and favourites that a browser keeps for one language. */
export interface Saved {
  /** Queries that led to a page, the latest first. */
  readonly recent: readonly string[];
  /** Results with a star, the latest first. */
  readonly favourites: readonly Favourite[];
}

export interface Favourite {
  readonly url: string;
  readonly title: string;
  readonly heading: string;
  readonly external: boolean;
  readonly note?: string | undefined;
}

const maxRecent = 6;
const maxFavourites = 20;

export const nothingSaved: Saved = { recent: [], favourites: [] };

export function withRecent(saved: Saved, query: string): Saved {
  const trimmed = query.trim();
  if (trimmed === '') return saved;
  return { ...saved, recent: [trimmed, ...withoutRecent(saved, trimmed).recent].slice(0, maxRecent) };
}

export function withoutRecent(saved: Saved, query: string): Saved {
  return { ...saved, recent: saved.recent.filter((known) => known !== query) };
}

export function isFavourite(saved: Saved, url: string): boolean {
  return saved.favourites.some((known) => known.url === url);
}

/** Adds a favourite, or removes it if it is one already. */
export function toggleFavourite(saved: Saved, favourite: Favourite): Saved {
  const others = saved.favourites.filter(({ url }) => url !== favourite.url);
  const added = isFavourite(saved, favourite.url) ? [] : [favourite];
  return { ...saved, favourites: [...added, ...others].slice(0, maxFavourites) };
}

/** Reads the storage, ignoring entries of other versions or scripts. */
export function parseSaved(json: string | null): Saved {
  try {
    const data: unknown = JSON.parse(json ?? '{}');
    return { recent: listOf(data, 'recent', isText), favourites: listOf(data, 'favourites', isFavouriteRecord) };
  } catch {
    return nothingSaved;
  }
}

function listOf<T>(data: unknown, key: keyof Saved, isItem: (item: unknown) => item is T): T[] {
  const list: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  return Array.isArray(list) ? list.filter(isItem) : [];
}

const isText = (item: unknown): item is string => typeof item === 'string';

/** A stored link must lead to a page, as results do, never to a script. */
function isFavouriteRecord(item: unknown): item is Favourite {
  if (typeof item !== 'object' || item === null) return false;
  const { url, title, heading, external, note }: Partial<Record<keyof Favourite, unknown>> = item;
  return (
    isText(url) &&
    /^(?:\/(?![/\\])|https:\/\/)[^\\\t\n\r]*$/.test(url) &&
    isText(title) &&
    isText(heading) &&
    typeof external === 'boolean' &&
    (note === undefined || isText(note))
  );
}
