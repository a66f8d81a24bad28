/** A file that readers can keep: key of its address (`keyOf`), about the bytes to download, the first digits of its SHA-256 (`sumDigits`). */
export type KeptFile = readonly [key: string, packed: number, sum: string];

/** Hexadecimal digits of a sum. More of them would only make the list longer: they show what has changed, not who changed it. */
export const sumDigits = 6;

/** Extent of what a reader keeps: the guides, which are in the first index of the search, or every page of the language. */
export const scopes = ['guides', 'everything'] as const;

export type Scope = (typeof scopes)[number];

/** Files by the folder of their keys, with its final slash, so that a list does not repeat it a thousand times. */
export type KeptFolders = Readonly<Record<string, readonly KeptFile[]>>;

/** The files of a build that readers of a language can keep: `keep/<language>.json`. */
export interface KeepList {
  /** Changes with any of the files. */
  readonly build: string;
  /** Key of the page that is shown offline in place of one that is not kept. */
  readonly missing: string;
  /** Bytes that each scope takes on a device. */
  readonly onDevice: Readonly<Record<Scope, number>>;
  readonly guides: KeptFolders;
  /** The rest of `everything`. */
  readonly rest: KeptFolders;
}

/** Path of a page, without language, that is shown offline in place of one that is not kept. It is part of every list. */
export const missingPage = '/docs/tutorial-basics/not-on-device';

/** The header of kept files that names the sum by which another build recognizes them. */
export const sumHeader = 'x-kept-sum';

/** Arranges files by their folders. */
export function foldersOf(files: readonly KeptFile[]): KeptFolders {
  const folders: Record<string, KeptFile[]> = {};
  for (const [key, packed, sum] of files) {
    const start = key.lastIndexOf('/') + 1;
    const folder = key.slice(0, start);
    folders[folder] = [...(folders[folder] ?? []), [key.slice(start), packed, sum]];
  }
  return folders;
}

/** The files of a scope, with their whole keys. */
export function filesOfScope({ guides, rest }: KeepList, scope: Scope): readonly KeptFile[] {
  return [guides, ...(scope === 'everything' ? [rest] : [])].flatMap((folders) =>
    Object.entries(folders).flatMap(([folder, files]) =>
      files.map(([name, packed, sum]): KeptFile => [folder + name, packed, sum]),
    ),
  );
}

/** About the bytes that a server which compresses with Brotli sends for files. */
export const sizeOfDownload = (files: readonly KeptFile[]): number =>
  files.reduce((sum, [, packed]) => sum + packed, 0);

/**
 * Common part of all addresses of a file, from its path below the top of the site: `ru/docs/slow` for `ru/docs/slow.html`,
 * `ru/docs/slow/` and `ru/docs/slow/index.html`; empty for the top.
 */
export function keyOf(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '').replace(/\.html$|\/$/, '');
}
