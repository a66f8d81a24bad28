import { posix } from 'node:path';

/** The files of a copy of the site, and what stands for addresses that it does not have. */
export interface CopiedFiles {
  /** Paths of all files of the copy from its top, such as `ru/docs/slow.html`. */
  readonly files: ReadonlySet<string>;
  /** Path of the site without a final slash. */
  readonly base: string;
  /** Origin of the site, where everything else is. */
  readonly origin: string;
}

/** The file of a copy that an address of the site names: `/ru/docs/slow` is `ru/docs/slow.html`. Nothing if the copy has none. */
export function fileAt(path: string, { files, base }: CopiedFiles): string | undefined {
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  const own = decodeURIComponent(path.slice(base.length + 1));
  return [own, `${own}.html`, posix.join(own, 'index.html')].find((file) => files.has(file));
}

/**
 * An address as it is written in a file of the copy (`from`): relative, with the ending of the file. An address of the site that the copy
 * lacks leads to the site; what leads elsewhere anyway stays.
 */
export function relativeAddress(address: string, from: string, copy: CopiedFiles): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const file = fileAt(path, copy);
  if (file === undefined) return copy.origin + address;
  return relativeFile(file, from) + rest;
}

/** The way from one file of a copy to another: `../search.html`. */
export const relativeFile = (file: string, from: string): string => posix.relative(posix.dirname(from), file);

/** The way from a file to the top of the copy, without a final slash: `../..`, or `.` at the top. */
export const wayToTop = (from: string): string => posix.relative(posix.dirname(from), '') || '.';

/** The addresses in data that a page gives to its scripts, made relative; `{date}` in one stands for the end of a page's name. */
export function relativeData(data: unknown, from: string, copy: CopiedFiles): unknown {
  if (typeof data === 'string') {
    if (!data.startsWith(`${copy.base}/`)) return data;
    if (data.includes('{')) return `${relativeFile(data.slice(copy.base.length + 1), from)}.html`;
    return relativeAddress(data, from, copy);
  }
  if (Array.isArray(data)) return data.map((item) => relativeData(item, from, copy));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, relativeData(value, from, copy)]));
}
