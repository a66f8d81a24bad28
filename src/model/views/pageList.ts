import { sectionOf } from '../addresses/sections.ts';
import { typesPath } from '../api/paths.ts';
import { listedPosts } from '../pages/blog.ts';
import { navbarTarget } from '../pages/navbar.ts';
import type { Page, PageKind } from '../pages/page.ts';
import type { SidebarNode } from '../pages/sidebar.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import type { Locale } from '../text/locale.ts';
import { pageSummary } from './pageSummary.ts';

/** A line of the list of all pages: a link, or the name of a group, with what belongs to it. */
export interface ListedPage {
  readonly title: string;
  /** Path without language, or an address outside the site. */
  readonly path?: string | undefined;
  readonly items: readonly ListedPage[];
}

/** A part of the list, under a heading with this id. */
export interface ListedSection extends ListedPage {
  readonly id: string;
  /** Days of the posts in the section. */
  readonly dates: readonly string[];
}

/** Kinds of pages that list their children. */
const listingKinds: readonly PageKind[] = ['changelogYear', 'apiGroup'];

/**
 * Every listed page by section: sidebars, blog, the rest. Years, tags and pages of kinds in
 * `listing` represent their children, so that the list fits into the first round trip.
 */
export function pageList(site: SiteContents, locale: Locale, listing = listingKinds): ListedSection[] {
  const { blog, page } = site.strings[locale];
  return [
    ...sectionList(site, locale, listing),
    {
      id: 'blog',
      title: blog.title,
      path: '/blog',
      items: blogPages(site, locale),
      dates: listedPosts(site.posts).map(({ meta }) => meta.date),
    },
    { id: 'other', title: page.otherPages, items: otherPages(site, locale), dates: [] },
  ];
}

/** The sections of the docs, without what pages of kinds in `listing` list. */
export function sectionList(site: SiteContents, locale: Locale, listing = listingKinds): ListedSection[] {
  return site.config.navbar.items.flatMap((item): ListedSection[] => {
    if (item.type !== 'sidebar') return [];
    const nodes = site.sidebars[locale][item.sidebar] ?? [];
    const items = nodes.flatMap((node) => listedNode(site, locale, node, listing));
    return [{ id: item.sidebar, title: item.label[locale], path: navbarTarget(item, site, locale), items, dates: [] }];
  });
}

function listedNode(site: SiteContents, locale: Locale, node: SidebarNode, listing: readonly PageKind[]): ListedPage[] {
  const page = node.path === undefined ? undefined : site.pages.get(node.path);
  if (node.type === 'link') return node.unlisted || !page ? [] : [listedPage(site, locale, page)];
  const isListedThere = (page && listing.includes(page.kind)) || node.path?.startsWith(`${typesPath}#`);
  const items = isListedThere ? [] : node.items.flatMap((item) => listedNode(site, locale, item, listing));
  return [{ title: node.label, path: node.linkUnlisted ? undefined : node.path, items }];
}

function blogPages(site: SiteContents, locale: Locale): ListedPage[] {
  const listed = (wanted: PageKind) =>
    [...site.pages.values()].filter(({ kind }) => kind === wanted).map((page) => listedPage(site, locale, page));
  const posts = listedPosts(site.posts).flatMap(({ path }) => site.pages.get(path) ?? []);
  return [
    ...posts.map((page) => listedPage(site, locale, page)),
    ...listed('blogArchive'),
    ...listed('blogAuthors').map((page) => ({ ...page, items: listed('blogAuthor') })),
    ...listed('blogTags'),
  ];
}

/** Kinds that another link of the list represents, and the list itself. */
const represented: ReadonlySet<PageKind> = new Set(['apiType', 'changelogYear', 'changelogEntry', 'pageList']);

/** Pages that are in no sidebar and not in the blog. */
function otherPages(site: SiteContents, locale: Locale): ListedPage[] {
  return [...site.pages.values()]
    .filter(({ kind, path }) => !represented.has(kind) && sectionOf(path) !== 'blog' && !site.sidebarOf.has(path))
    .filter((page) => !pageSummary(site, locale, page).unlisted)
    .map((page) => listedPage(site, locale, page));
}

function listedPage(site: SiteContents, locale: Locale, page: Page): ListedPage {
  return { title: pageSummary(site, locale, page).title, path: page.path, items: [] };
}
