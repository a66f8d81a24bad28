import { areaOf } from '../addresses/sections.ts';
import type { Page } from '../pages/page.ts';
import { firstLink, type SidebarNode, trailTo } from '../pages/sidebar.ts';
import type { SiteContents } from '../pages/siteContents.ts';
import type { Locale } from '../text/locale.ts';
import type { PageSummary } from './pageSummary.ts';

/** A step to a page; without a path it is a name, such as a category without a page. */
export interface Crumb {
  readonly label: string;
  readonly path?: string | undefined;
}

/** The trail from home to a page: docs or blog, section, categories, the page itself. */
export function breadcrumbs(
  site: SiteContents,
  locale: Locale,
  page: Page,
  { title, text }: Pick<PageSummary, 'title' | 'text'>,
): Crumb[] {
  const strings = site.strings[locale];
  const home = { label: strings.chrome.home, path: '/' };
  if (page.kind === 'home') return [home];
  const own = { label: text?.sidebarLabel ?? title, path: page.path };
  const area = areaOf(page.path);
  if (area === 'site') return [home, own];
  if (area === 'blog')
    return page.path === '/blog' ? [home, own] : [home, { label: strings.blog.title, path: '/blog' }, own];
  const docs = { label: strings.page.docs, path: '/docs' };
  if (page.kind === 'docsHub') return [home, docs];
  const sidebar = site.sidebarOf.get(page.path);
  const nodes = sidebar === undefined ? [] : (site.sidebars[locale][sidebar] ?? []);
  const inSidebar = trailTo(nodes, page.path);
  const below = inSidebar.length > 0 ? inSidebar : [own];
  // The section itself links to its first page.
  const section = sectionCrumb(site, locale, sidebar, nodes).filter(({ path }) => path !== below[0]?.path);
  return [home, docs, ...section, ...below];
}

/** The navbar's name for a sidebar, with the navbar's target. */
function sectionCrumb(
  site: SiteContents,
  locale: Locale,
  sidebar: string | undefined,
  nodes: readonly SidebarNode[],
): Crumb[] {
  const item = site.config.navbar.items.find((one) => one.type === 'sidebar' && one.sidebar === sidebar);
  return item ? [{ label: item.label[locale], path: firstLink(nodes) }] : [];
}
