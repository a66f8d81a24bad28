import { hub } from '../../site/hub.ts';
import { yearOf, yearPath } from './changelog.ts';
import { formatYear } from './format.ts';
import type { Locale } from './locale.ts';
import { pageInfo } from './pageInfo.ts';
import { areaOf, type Route } from './routes.ts';
import { firstLink, trailTo } from './sidebar.ts';
import type { Site } from './site.ts';

/** A step of the way to a page; the last one is the page itself. */
export interface Step {
  readonly label: string;
  readonly path?: string | undefined;
}

/** The breadcrumbs of a page: home, the docs hub or the blog, the section, its categories, the page. */
export function trail(site: Site, locale: Locale, route: Route): Step[] {
  const strings = site.strings[locale];
  const home = { label: strings.chrome.home, path: '/' };
  const own = {
    label: pageInfo(site, locale, route).text?.sidebarLabel ?? pageInfo(site, locale, route).title,
    path: route.path,
  };
  if (route.kind === 'home') return [home];
  const area = areaOf(route);
  if (area === 'blog')
    return [home, ...(route.path === '/blog' ? [] : [{ label: strings.blog.title, path: '/blog' }]), own];
  if (area === 'site') return [home, own];
  const docs = { label: hub.title[locale], path: '/docs' };
  if (route.kind === 'docsHub') return [home, docs];
  const name = site.sidebarOf.get(route.path);
  const nodes = (name !== undefined && site.sidebars[locale][name]) || [];
  const below = trailTo(nodes, route.path);
  const section = name === undefined ? [] : sectionStep(site, locale, name, firstLink(nodes));
  const rest = below.length > 0 ? below : parents(route, locale, own);
  return [home, docs, ...section.filter((step) => step.path !== rest[0]?.path), ...rest];
}

/** The navbar's name for a sidebar, leading where the navbar leads. */
function sectionStep(site: Site, locale: Locale, sidebar: string, path: string | undefined): Step[] {
  const item = site.config.navbar.items.find((i) => i.type === 'sidebar' && i.sidebar === sidebar);
  return item ? [{ label: item.label[locale], path }] : [];
}

function parents(route: Route, locale: Locale, own: Step): Step[] {
  if (route.kind !== 'changelogEntry') return [own];
  const year = yearOf(route.date, locale);
  return [{ label: formatYear(year, locale), path: yearPath(year) }, own];
}
