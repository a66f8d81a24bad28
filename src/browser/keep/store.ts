import type { KeepList, Scope } from '../../model/config/keep.ts';
import type { CacheName } from '../../model/config/storage.ts';

/** Content of a cache, present or planned. */
interface KeptScope {
  readonly language: string;
  readonly scope: Scope;
  readonly build: string;
}

export interface KeptCache extends KeptScope {
  readonly name: string;
  /** True if all of its files are there: only then does the worker respond from it. */
  readonly isComplete: boolean;
}

/** The part of `CacheStorage` that reading needs. */
export type ReadCaches = Pick<CacheStorage, 'keys' | 'match'>;

/** Prefix of our caches; the number changes with the format of their content. */
const prefix = 'kept-1';

/** The key of the list among the files of a cache. */
const listKey = 'kept-list';

/** Name of the cache of a build: files of two builds never share one. */
export const cacheName = ({ language, scope, build }: KeptScope): CacheName =>
  `${prefix} ${language} ${scope} ${build}`;

function parseName(name: string): KeptScope | undefined {
  const [start, language, scope, build] = name.split(' ');
  if (start !== prefix || language === undefined || build === undefined) return undefined;
  return scope === 'guides' || scope === 'everything' ? { language, scope, build } : undefined;
}

async function hasList(storage: ReadCaches, cacheName: string, top: string): Promise<boolean> {
  const list = await storage.match(top + listKey, { cacheName });
  // An unread list keeps its file open, and so on disk after the reader has removed it.
  await list?.body?.cancel();
  return list !== undefined;
}

/** Caches of kept files below `top`. None is opened: that would create a deleted one again. */
export async function keptCaches(storage: ReadCaches, top: string): Promise<KeptCache[]> {
  const kept = (await storage.keys()).flatMap((name) => {
    const parsed = parseName(name);
    return parsed ? [{ ...parsed, name }] : [];
  });
  return Promise.all(kept.map(async (each) => ({ ...each, isComplete: await hasList(storage, each.name, top) })));
}

/** The list of files in a complete cache. */
export async function listIn(storage: ReadCaches, cacheName: string, top: string): Promise<KeepList | undefined> {
  return (await storage.match(top + listKey, { cacheName }))?.json();
}

/** Marks a cache as complete, then deletes the others of its language: one is always complete. */
export async function replaceCaches<File>(
  storage: Emptied<File>,
  kept: KeptScope,
  cache: Pick<Cache, 'put'>,
  top: string,
  list: KeepList,
): Promise<void> {
  await cache.put(top + listKey, new Response(JSON.stringify(list)));
  const isOther = (other: KeptScope) => other.language === kept.language && cacheName(other) !== cacheName(kept);
  await deleteCaches(storage, isOther);
}

/** The part of `CacheStorage` that deleting needs. */
interface Emptied<File> extends Pick<CacheStorage, 'keys' | 'delete'> {
  open(name: string): Promise<{ keys(): Promise<readonly File[]>; delete(file: File): Promise<boolean> }>;
}

/**
 * Deletes cached files, of one language or all, before their cache. A cache deleted whole stays
 * on disk while a page or worker uses it; in Chromium for good if the browser is closed first.
 */
export async function deleteCaches<File>(storage: Emptied<File>, isMeant: (kept: KeptScope) => boolean): Promise<void> {
  const names = (await storage.keys()).filter((name) => {
    const parsed = parseName(name);
    return parsed ? isMeant(parsed) : name.startsWith('kept-');
  });
  await Promise.all(
    names.map(async (name) => {
      const cache = await storage.open(name);
      await Promise.all((await cache.keys()).map((file) => cache.delete(file)));
      await storage.delete(name);
    }),
  );
}
