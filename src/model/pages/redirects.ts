import type { Problem } from '../problems/problems.ts';
import type { Doc, StandalonePage } from './docs.ts';
import type { Page } from './page.ts';
import { flattenSidebar, type Sidebars } from './sidebar.ts';

/** From old address to page, both without language. */
export type Redirects = ReadonlyMap<string, string>;

interface RedirectSources {
  /** Written pages, which may name their old addresses. */
  readonly written: readonly (Doc | StandalonePage)[];
  readonly pages: ReadonlyMap<string, Page>;
  /** The sidebars of the default language: their order decides where folders lead. */
  readonly sidebars: Sidebars;
}

/** Redirects of old addresses (`redirect_from`) and of folders without a page. */
export function collectRedirects({ written, pages, sidebars }: RedirectSources, problems: Problem[]): Redirects {
  const redirects = new Map<string, string>();
  const namedBy = new Map<string, string>();
  for (const { path, meta, source } of written) {
    for (const [index, from] of meta.redirect_from.entries()) {
      const refuse = (message: string) =>
        problems.push({ level: 'error', file: source.file, key: ['redirect_from', index], message });
      const earlier = namedBy.get(from);
      if (from === path) refuse(`The old address ${from} is that of this page itself; remove it.`);
      else if (pages.has(from))
        refuse(`The old address ${from} is that of another page; no redirect can lead away from it.`);
      else if (earlier !== undefined) refuse(`The old address ${from} is in redirect_from of ${earlier} already.`);
      else {
        namedBy.set(from, source.file);
        redirects.set(from, path);
      }
    }
  }
  const reading = Object.values(sidebars)
    .flatMap(flattenSidebar)
    .flatMap(({ path, unlisted }) => (unlisted ? [] : [path]));
  for (const folder of foldersWithoutPage(pages.keys())) {
    if (!redirects.has(folder)) redirects.set(folder, pageOfFolder(folder, reading, pages));
  }
  return redirects;
}

/** The folders of paths that are not pages themselves: `/docs/api/guides`. */
function foldersWithoutPage(paths: Iterable<string>): Set<string> {
  const pagePaths = new Set(paths);
  const folders = [...pagePaths].flatMap(foldersOf);
  return new Set(folders.filter((folder) => !pagePaths.has(folder)));
}

/** The folders that a path lies in, the innermost first. */
export function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`);
}

/** The first page of a folder in the sidebars, else the page around it. */
function pageOfFolder(folder: string, reading: readonly string[], pages: RedirectSources['pages']): string {
  const first = reading.find((path) => path.startsWith(`${folder}/`) && pages.has(path));
  return first ?? foldersOf(folder).find((outer) => pages.has(outer)) ?? '/';
}
