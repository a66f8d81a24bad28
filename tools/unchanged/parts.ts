import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from '../../src/content/filesOf.ts';
import { twinPath } from '../../src/model/pages/twins.ts';
import { addressOf, allViews, type Site } from '../../src/model/site.ts';
import type { PageView } from '../../src/model/views/pageView.ts';

/** Parts by name: their stamp, and their files as the build left them. */
type MadeParts = Readonly<Record<string, { readonly stamp: string; readonly files: Readonly<Record<string, string>> }>>;

/** Parts with the stamp (`stampsOf`) and files that `recordParts` wrote to `list`; else none. */
export function unchangedParts(
  folder: string,
  list: string,
  stamps: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const made = readMadeParts(list);
  return new Map(
    [...stamps].flatMap(([name, stamp]): [string, string[]][] => {
      const before = made[name];
      if (before?.stamp !== stamp) return [];
      const files = Object.entries(before.files);
      return files.every(([file, made]) => sizeAndTime(folder, file) === made)
        ? [[name, files.map(([file]) => file)]]
        : [];
    }),
  );
}

function readMadeParts(list: string): MadeParts {
  try {
    return JSON.parse(readFileSync(list, 'utf8'));
  } catch {
    return {};
  }
}

/** Records what an output was made from: pages by address, other parts by path. */
export function recordParts(folder: string, list: string, stamps: ReadonlyMap<string, string>, site: Site): void {
  const pages = new Map(allViews(site).map((view) => [addressOf(view), filesOfPage(view, site.config)]));
  const files = filesOf(folder);
  const below = (path: string) => files.filter((file) => `/${file}` === path || `/${file}`.startsWith(`${path}/`));
  const made = [...stamps].map(([name, stamp]) => {
    const own = pages.get(name) ?? below(name);
    return [name, { stamp, files: Object.fromEntries(own.map((file) => [file, sizeAndTime(folder, file)])) }];
  });
  writeFileSync(list, JSON.stringify(Object.fromEntries(made)));
}

/** Puts files of an earlier output into a new one that lacks them, by links if possible. */
export function reuseFiles(from: string, to: string, files: ReadonlySet<string>): void {
  for (const folder of new Set([...files].map(dirname))) mkdirSync(join(to, folder), { recursive: true });
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)];
    if (existsSync(target)) continue;
    try {
      linkSync(source, target);
    } catch {
      // A server derives the ETag from size and time.
      copyFileSync(source, target);
      const { atime, mtime } = statSync(source);
      utimesSync(target, atime, mtime);
    }
  }
}

/** The files of a page in the output: its HTML, and its twin if it has one. */
function filesOfPage({ locale, path, page }: PageView, config: Site['config']): string[] {
  const folder = config.locales[locale].path;
  return [`${path === '/' ? '/index' : path}.html`, twinPath(page) ?? []].flat().map((file) => folder + file);
}

/** Identifies the state of a file, to notice changes; nothing if it is missing. */
function sizeAndTime(folder: string, file: string): string | undefined {
  const stats = statSync(join(folder, file), { throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.mtimeMs}`;
}
