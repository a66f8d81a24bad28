import { type Zippable, zipSync } from 'fflate';

/**
 * A zip archive. The same files give the same bytes: they are in their order, and of one day (`2026-11-22`). `stored` are left as they are,
 * since their kind is compressed already or has to be read without unpacking.
 */
export function archive(
  files: ReadonlyMap<string, Uint8Array>,
  day: string,
  stored: (name: string) => boolean = () => false,
): Uint8Array {
  // Archives know no zone: this is midnight wherever the release is made.
  const mtime = new Date(`${day}T00:00:00`);
  const entries: Zippable = {};
  for (const [name, content] of files) entries[name] = [content, { level: stored(name) ? 0 : 9 }];
  return zipSync(entries, { mtime });
}
