import { didYouMean } from './didYouMean.ts';
import { isFaulty } from './faulty.ts';
import type { Locale } from './locale.ts';
import { listOf, type Problem } from './problems.ts';
import type { GeneratedList, SidebarItemConfig, SidebarsConfig } from './sidebarConfig.ts';
import { inQuotes } from './written.ts';

/** What a sidebar shows: links and categories, as in the metadata of the specification. Paths are without language. */
export type SidebarNode = SidebarLink | SidebarCategory;

export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly path: string;
  readonly docId?: string | undefined;
  readonly unlisted: boolean;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  /** Its own page, or with a hash the place on another page where its items stand. */
  readonly path?: string | undefined;
  readonly linkUnlisted: boolean;
  readonly items: readonly SidebarNode[];
  /** A generated category: its items are listed only on pages inside it, so that no page grows with their number. */
  readonly onDemand: boolean;
}

export type Sidebars = Readonly<Record<string, readonly SidebarNode[]>>;

/** What the sidebar needs to know of a document. */
export interface SidebarDoc {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly unlisted: boolean;
}

/**
 * Resolves the configured sidebars for one language. An unknown document id is a problem that lists the available ones; a document that
 * is named twice a warning. Files that could not be read are reported already.
 */
export function resolveSidebars(
  config: SidebarsConfig,
  docs: ReadonlyMap<string, SidebarDoc>,
  generated: Readonly<Record<GeneratedList, readonly SidebarNode[]>>,
  locale: Locale,
  problems: Problem[],
  faulty: ReadonlySet<string> = new Set(),
): Sidebars {
  const unknown = new Map<string, string[]>();
  const named = new Map<string, string>();
  const find = (id: string, sidebar: string): SidebarDoc | undefined => {
    const doc = docs.get(id);
    const other = named.get(id);
    named.set(id, other ?? sidebar);
    if (doc && other !== undefined) problems.push(namedTwice(id, sidebar, other));
    if (!doc && !isFaulty(`/docs/${id}`, faulty)) unknown.set(sidebar, [...(unknown.get(sidebar) ?? []), id]);
    return doc;
  };
  const link = (id: string, sidebar: string): SidebarLink[] => {
    const doc = find(id, sidebar);
    return doc ? [{ type: 'link', label: doc.label, path: doc.path, docId: doc.id, unlisted: doc.unlisted }] : [];
  };
  const node = (item: SidebarItemConfig, sidebar: string): readonly SidebarNode[] => {
    if (typeof item === 'string') return link(item, sidebar);
    if (item.type === 'generated') return generated[item.from];
    if (item.type === 'link') return [{ type: 'link', label: item.label[locale], path: item.to, unlisted: false }];
    const doc = item.link === undefined ? undefined : find(item.link, sidebar);
    return [
      {
        type: 'category',
        label: item.label[locale],
        path: doc?.path,
        linkUnlisted: doc?.unlisted ?? false,
        items: item.items.flatMap((child) => node(child, sidebar)),
        onDemand: false,
      },
    ];
  };
  const resolved = Object.fromEntries(
    Object.entries(config).map(([name, items]) => [name, items.flatMap((item) => node(item, name))]),
  );
  for (const [sidebar, ids] of unknown) {
    const listed = ids.map((id) => `"${id}"`).join(', ');
    const what = ids.length === 1 ? 'a document that does not exist' : 'documents that do not exist';
    const known = `Available ids: ${listOf(docs.keys())}.${ids.map((id) => didYouMean(id, docs.keys())).join('')}`;
    const message = `Sidebar "${sidebar}" names ${what}: ${listed}. ${known}`;
    problems.push({ level: 'error', file, sought: inQuotes(ids[0] ?? ''), message });
  }
  return resolved;
}

const file = 'site/sidebars.ts';

function namedTwice(id: string, sidebar: string, other: string): Problem {
  const message =
    sidebar === other
      ? `Sidebar "${sidebar}" names "${id}" twice; a page has one place, with one page before and after it.`
      : `Sidebar "${sidebar}" names "${id}", which stands in "${other}" already; a page has one sidebar.`;
  return { level: 'warning', file, sought: inQuotes(id), message };
}

/** The links of a sidebar in reading order: a category's own page comes before its items. */
export function flattenSidebar(nodes: readonly SidebarNode[]): { path: string; label: string; unlisted: boolean }[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return [{ path: node.path, label: node.label, unlisted: node.unlisted }];
    const { path, label, linkUnlisted: unlisted } = node;
    const own = path === undefined || path.includes('#') ? [] : [{ path, label, unlisted }];
    return [...own, ...flattenSidebar(node.items)];
  });
}

/** The first link of a sidebar, where a navbar item that names the sidebar leads. */
export function firstLink(nodes: readonly SidebarNode[]): string | undefined {
  return flattenSidebar(nodes).find((link) => !link.unlisted)?.path;
}

/** The labels from the root of a sidebar down to a page, the page itself last. Empty if the page is not in it. */
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
