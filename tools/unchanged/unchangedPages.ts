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
import { twinPath } from '../../src/model/pages/twins.ts';
import type { Site } from '../../src/model/site.ts';
import type { PageView } from '../../src/model/views/pageView.ts';

/** The pages of an output by their addresses: the stamp of what each was made from, and its files as the build left them. */
type MadePages = Readonly<Record<string, { readonly stamp: string; readonly files: Readonly<Record<string, string>> }>>;

/**
 * The pages that the output in `folder` has as this build would make them: with the same stamp (`pageStamps`), and files that nobody has
 * changed since. `list` was written by `notePages`; if it is missing or was cut off, there are none.
 */
export function unchangedPages(
  folder: string,
  list: string,
  stamps: ReadonlyMap<PageView, string>,
  config: Site['config'],
): ReadonlySet<PageView> {
  const made = readMadePages(list);
  const isUnchanged = (view: PageView, stamp: string): boolean => {
    const before = made[addressOf(view)];
    // Pages that are arranged in folders (`PAGE_FILES`) lie elsewhere.
    if (before?.stamp !== stamp || before.files[htmlOf(view, config)] === undefined) return false;
    return Object.entries(before.files).every(([file, made]) => sizeAndTime(folder, file) === made);
  };
  return new Set([...stamps].flatMap(([view, stamp]) => (isUnchanged(view, stamp) ? [view] : [])));
}

function readMadePages(list: string): MadePages {
  try {
    return JSON.parse(readFileSync(list, 'utf8'));
  } catch {
    return {};
  }
}

/** Writes down what the pages of a finished output were made from, for the next build. */
export function notePages(
  folder: string,
  list: string,
  stamps: ReadonlyMap<PageView, string>,
  config: Site['config'],
): void {
  const made = [...stamps].map(([view, stamp]) => {
    const files = filesOf(view, config).flatMap((file) => {
      const made = sizeAndTime(folder, file);
      return made === undefined ? [] : [[file, made]];
    });
    return [addressOf(view), { stamp, files: Object.fromEntries(files) }];
  });
  writeFileSync(list, JSON.stringify(Object.fromEntries(made)));
}

/**
 * Puts pages of an earlier output into a new one: the same files on disk, if the file system has links. Gives the names of the files.
 */
export function takeOver(
  from: string,
  to: string,
  pages: ReadonlySet<PageView>,
  config: Site['config'],
): ReadonlySet<string> {
  const files = [...pages].flatMap((view) => filesOf(view, config));
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)];
    if (!existsSync(source)) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(source, target);
    } catch {
      // A server derives the ETag from size and time.
      copyFileSync(source, target);
      const { atime, mtime } = statSync(source);
      utimesSync(target, atime, mtime);
    }
  }
  return new Set(files);
}

const addressOf = ({ locale, path }: PageView): string => locale + path;

/** The files of a page in the output: its HTML, and its twin if it has one. */
function filesOf(view: PageView, config: Site['config']): string[] {
  return [htmlOf(view, config), twinFileOf(view, config) ?? []].flat();
}

const htmlOf = ({ locale, path }: PageView, config: Site['config']): string =>
  `${config.locales[locale].path}${path === '/' ? '/index' : path}.html`;

function twinFileOf({ locale, page }: PageView, config: Site['config']): string | undefined {
  const twin = twinPath(page);
  return twin === undefined ? undefined : config.locales[locale].path + twin;
}

/** Tells a file from one that was changed; nothing if it is missing. */
function sizeAndTime(folder: string, file: string): string | undefined {
  const stats = statSync(join(folder, file), { throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.mtimeMs}`;
}
