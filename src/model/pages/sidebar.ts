import type { GeneratedList, SidebarItemConfig, SidebarsConfig } from '../config/sidebarConfig.ts';
import { listOf, type Problem } from '../problems/problems.ts';
import { didYouMean, likelyId } from '../text/didYouMean.ts';
import type { Locale } from '../text/locale.ts';

export type SidebarNode = SidebarLink | SidebarCategory;

export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  /** Target as content writes it: a path without language, or an outside address. */
  readonly path: string;
  /** The name of an operation, shown instead of the label. */
  readonly code?: string | undefined;
  readonly unlisted: boolean;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  /** Its own page, or with a hash the place on another page that lists its items. */
  readonly path?: string | undefined;
  readonly linkUnlisted: boolean;
  readonly items: readonly SidebarNode[];
  /** Lists its items only on pages inside it, so that no page grows with their number. */
  readonly onDemand: boolean;
  /** Open even on pages outside it, although it has its own page. */
  readonly startsOpen?: boolean;
}

export function generatedLink(label: string, path: string): SidebarLink {
  return { type: 'link', label, path, unlisted: false };
}

/** A category of generated pages, which lists its items only on pages inside it. */
export function generatedCategory(label: string, path: string, items: readonly SidebarNode[]): SidebarCategory {
  return { type: 'category', label, path, linkUnlisted: false, onDemand: true, items };
}

export type Sidebars = Readonly<Record<string, readonly SidebarNode[]>>;

interface SidebarPage {
  readonly path: string;
  readonly label: string;
  readonly unlisted: boolean;
}

interface SidebarPages {
  readonly docs: ReadonlyMap<string, SidebarPage>;
  readonly generated: Readonly<Record<GeneratedList, readonly SidebarNode[]>>;
  /** True for the id of a draft or a broken file, which need not be among `docs`. */
  readonly mayBeMissing: (id: string) => boolean;
}

/** Resolves the sidebars of one language, without drafts, broken files and empty categories. */
export function resolveSidebars(
  config: SidebarsConfig,
  { docs, generated, mayBeMissing }: SidebarPages,
  locale: Locale,
  problems: Problem[],
): Sidebars {
  const named = new Map<string, string>();
  const find = (id: string, { sidebar, key }: ConfigPlace): SidebarPage | undefined => {
    const doc = docs.get(id);
    const other = named.get(id);
    named.set(id, other ?? sidebar);
    if (doc && other !== undefined) problems.push(namedTwice(id, other, { sidebar, key }));
    if (!doc && !mayBeMissing(id)) problems.push(unknownPage(id, { sidebar, key }, docs.keys()));
    return doc;
  };
  const link = (id: string, place: ConfigPlace): SidebarLink[] => {
    const doc = find(id, place);
    return doc ? [{ type: 'link', ...doc }] : [];
  };
  const node = (item: SidebarItemConfig, place: ConfigPlace): readonly SidebarNode[] => {
    if (typeof item === 'string') return link(item, place);
    if (item.type === 'generated') return generated[item.from];
    if (item.type === 'link') return [{ type: 'link', label: item.label[locale], path: item.to, unlisted: false }];
    const doc = item.link === undefined ? undefined : find(item.link, inside(place, 'link'));
    const items = item.items.flatMap((child, index) => node(child, inside(place, 'items', index)));
    if (!doc && items.length === 0) return [];
    const label = item.label[locale];
    return [{ type: 'category', label, path: doc?.path, linkUnlisted: doc?.unlisted ?? false, items, onDemand: false }];
  };
  return Object.fromEntries(
    Object.entries(config).map(([sidebar, items]) => [
      sidebar,
      items.flatMap((item, index) => node(item, { sidebar, key: ['default', sidebar, index] })),
    ]),
  );
}

interface ConfigPlace {
  readonly sidebar: string;
  readonly key: readonly PropertyKey[];
}

function inside({ sidebar, key }: ConfigPlace, ...below: readonly PropertyKey[]): ConfigPlace {
  return { sidebar, key: [...key, ...below] };
}

const file = 'site/sidebars.ts';

function unknownPage(id: string, { sidebar, key }: ConfigPlace, pageIds: Iterable<string>): Problem {
  const ids = [...pageIds];
  const available = `Available ids: ${listOf(ids)}.${didYouMean(id, ids)}`;
  const message = `Sidebar "${sidebar}" names a page that does not exist: "${id}". ${available}`;
  const meant = likelyId(id, ids);
  return { level: 'error', file, causedBy: meant && `content/en/docs/${meant}.mdx`, key, message };
}

function namedTwice(id: string, other: string, { sidebar, key }: ConfigPlace): Problem {
  const message =
    sidebar === other
      ? `Sidebar "${sidebar}" names "${id}" twice; a page has one place, with one page before and after it.`
      : `Sidebar "${sidebar}" names "${id}", which is in "${other}" already; a page has one sidebar.`;
  return { level: 'warning', file, key, message };
}

/** The items shown on a page: unlisted ones only on themselves, their lists under a plain label. */
export function shownItems(nodes: readonly SidebarNode[], current: string): SidebarNode[] {
  return nodes.flatMap((node): SidebarNode[] => {
    if (node.type === 'link') return node.unlisted && node.path !== current ? [] : [node];
    const items = shownItems(node.items, current);
    if (!node.linkUnlisted || node.path === current) return [{ ...node, items }];
    return items.length === 0 ? [] : [{ ...node, path: undefined, items }];
  });
}

/** The page of a link or category, unless it is only a place on a page. */
function ownPage(node: SidebarNode): SidebarPage | undefined {
  if (node.type === 'link') return node;
  const { path, label, linkUnlisted: unlisted } = node;
  return path === undefined || path.includes('#') ? undefined : { path, label, unlisted };
}

/** The pages of a sidebar in reading order: a category's own page comes before its items. */
export function flattenSidebar(nodes: readonly SidebarNode[]): SidebarPage[] {
  return nodes.flatMap((node) => {
    const own = ownPage(node);
    return [...(own ? [own] : []), ...(node.type === 'category' ? flattenSidebar(node.items) : [])];
  });
}

/** The first link of a sidebar, where a navbar item that names the sidebar leads. */
export function firstLink(nodes: readonly SidebarNode[]): string | undefined {
  for (const node of nodes) {
    const own = ownPage(node);
    if (own && !own.unlisted) return own.path;
    const below = node.type === 'category' ? firstLink(node.items) : undefined;
    if (below !== undefined) return below;
  }
  return undefined;
}

/** The labels from the root of a sidebar to a page; empty if it is not there. */
export function trailTo(nodes: readonly SidebarNode[], path: string): { label: string; path?: string | undefined }[] {
  for (const node of nodes) {
    const here = { label: node.label, path: node.path };
    if (node.path === path) return [here];
    if (node.type === 'category') {
      const below = trailTo(node.items, path);
      if (below.length > 0) return [here, ...below];
    }
  }
  return [];
}
