/** A file to keep: its key (`keyOf`), bytes to download, start of its SHA-256. */
export type KeptFile = readonly [key: string, packed: number, sum: string];

/** Hexadecimal digits of a sum, which only detects changes. */
export const sumDigits = 6;

/** Extent of what a reader keeps: the guides, or every page of the language. */
export const scopes = ['guides', 'everything'] as const;

export type Scope = (typeof scopes)[number];

/** Files by folder with its final slash, which lists then name once. */
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

/** Path of the page that is shown offline in place of one that is not kept. */
export const missingPage = '/docs/tutorial-basics/not-on-device';

/** Header of kept files with the sum that lets another build recognize them. */
export const sumHeader = 'x-kept-sum';

export function byFolder(files: readonly KeptFile[]): KeptFolders {
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

/** Approximate bytes of files as a server sends them with Brotli. */
export const sizeOfDownload = (files: readonly KeptFile[]): number =>
  files.reduce((sum, [, packed]) => sum + packed, 0);

/** Key of all addresses of a file: `ru/docs/slow` for `ru/docs/slow.html`; empty for the top. */
export function keyOf(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '').replace(/\.html$|\/$/, '');
}
