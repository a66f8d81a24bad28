import type { KeepList, Scope } from '../../model/keep.ts';

/** What a cache holds, or is to hold. */
export interface KeptScope {
  /** Path segment of the language. */
  readonly language: string;
  readonly scope: Scope;
  readonly build: string;
}

/** A cache of kept files. */
export interface Kept extends KeptScope {
  readonly name: string;
  readonly cache: Cache;
  /** The files, once all of them are there; without it the cache is incomplete, and the worker does not answer from it. */
  readonly list: KeepList | undefined;
}

/** Caches whose names begin otherwise are not ours. The number changes with the form of what they hold. */
const prefix = 'kept-1';

/** The key of the list among the files of a cache. */
const listKey = 'kept-list';

/** Name of the cache of a build: files of two builds never share one. */
export const cacheName = ({ language, scope, build }: KeptScope): string => [prefix, language, scope, build].join(' ');

function parseName(name: string): KeptScope | undefined {
  const [start, language, scope, build] = name.split(' ');
  if (start !== prefix || language === undefined || build === undefined) return undefined;
  return scope === 'guides' || scope === 'everything' ? { language, scope, build } : undefined;
}

/** All caches of kept files, complete or not. `top` is the address of the top of the site, with a final slash. */
export async function keptCaches(storage: CacheStorage, top: string): Promise<Kept[]> {
  const open = async (name: string): Promise<Kept[]> => {
    const parsed = parseName(name);
    if (!parsed) return [];
    const cache = await storage.open(name);
    const list = await cache.match(top + listKey);
    return [{ ...parsed, name, cache, list: list && (await list.json()) }];
  };
  return (await Promise.all((await storage.keys()).map(open))).flat();
}

/** Marks a cache as complete. */
export async function completeCache(cache: Cache, top: string, list: KeepList): Promise<void> {
  await cache.put(top + listKey, new Response(JSON.stringify(list)));
}

/** Deletes the caches of kept files, those of one language or all. */
export async function deleteCaches(storage: CacheStorage, isMeant: (kept: KeptScope) => boolean): Promise<void> {
  const names = (await storage.keys()).filter((name) => {
    const parsed = parseName(name);
    return parsed ? isMeant(parsed) : name.startsWith('kept-');
  });
  await Promise.all(names.map((name) => storage.delete(name)));
}
