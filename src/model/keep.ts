/** A file that readers can keep: key of its address (`keyOf`), bytes on the device, bytes to download, the first digits of its SHA-256 (`sumDigits`). */
export type KeptFile = readonly [key: string, bytes: number, packed: number, sum: string];

/** Hexadecimal digits of a sum. More of them would only make the list longer: they show what has changed, not who changed it. */
export const sumDigits = 12;

/** What a reader keeps: the guides, which are what the first index of the search holds, or every page of the language. */
export const scopes = ['guides', 'everything'] as const;

export type Scope = (typeof scopes)[number];

/** The files of a build that readers of a language can keep: `keep/<language>.json`. */
export interface KeepList {
  /** Changes with any of the files. */
  readonly build: string;
  /** Key of the page that is shown offline in place of one that is not kept. */
  readonly missing: string;
  readonly guides: readonly KeptFile[];
  /** The rest of `everything`. */
  readonly rest: readonly KeptFile[];
}

/** Path of a page, without language, that is shown offline in place of one that is not kept. It is part of every list. */
export const missingPage = '/docs/tutorial-basics/not-on-device';

/** The header of kept files that names the sum by which another build recognizes them. */
export const sumHeader = 'x-kept-sum';

/** The files of a scope. */
export function filesOfScope({ guides, rest }: KeepList, scope: Scope): readonly KeptFile[] {
  return scope === 'guides' ? guides : [...guides, ...rest];
}

/** Bytes that files take on a device. */
export const sizeOnDevice = (files: readonly KeptFile[]): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** Bytes that are transferred for them by a server that compresses as ours does. */
export const sizeOfDownload = (files: readonly KeptFile[]): number =>
  files.reduce((sum, [, , packed]) => sum + packed, 0);

/**
 * What all addresses of a file have in common, from its path below the top of the site: `ru/docs/slow` for `ru/docs/slow.html`,
 * `ru/docs/slow/` and `ru/docs/slow/index.html`; empty for the top.
 */
export function keyOf(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '').replace(/\.html$|\/$/, '');
}
