import type { NavbarItem } from '../config/siteConfig.ts';
import { hasReportedErrors } from '../problems/hasReportedErrors.ts';
import { listOf, type Problem } from '../problems/problems.ts';
import { didYouMean } from '../text/didYouMean.ts';
import type { Locale } from '../text/locale.ts';
import { ownValue } from '../text/ownValue.ts';
import { firstLink } from './sidebar.ts';
import type { SiteContents } from './siteContents.ts';

/** An item that is a link: it opens no menu. */
export type NavbarLink = Exclude<NavbarItem, { type: 'dropdown' }>;

/** The target of a navbar item as written in content; undefined if there is none. */
export function navbarTarget(item: NavbarLink, site: SiteContents, locale: Locale): string | undefined {
  if (item.type === 'link') return item.to;
  if (item.type === 'doc') return site.docs.get(item.doc)?.path;
  const sidebar = ownValue(site.sidebars[locale], item.sidebar);
  return sidebar && firstLink(sidebar);
}

/** The items that are links, also in dropdowns, with their keys. */
export function navbarLinks(items: readonly NavbarItem[]): { item: NavbarLink; key: readonly PropertyKey[] }[] {
  return items.flatMap((item, index): { item: NavbarLink; key: readonly PropertyKey[] }[] => {
    const key = ['default', 'navbar', 'items', index];
    return item.type === 'dropdown'
      ? item.items.map((inner, position) => ({ item: inner, key: [...key, 'items', position] }))
      : [{ item, key }];
  });
}

/** Items that name no known document or sidebar, or a sidebar without a link. */
export function checkNavbar(site: SiteContents): Problem[] {
  return navbarLinks(site.config.navbar.items).flatMap(({ item, key }): Problem[] => {
    if (item.type === 'link' || navbarTarget(item, site, 'en') !== undefined) return [];
    if (item.type === 'doc' && hasReportedErrors(`/docs/${item.doc}`, site.filesWithErrors)) return [];
    return [{ level: 'error', file: 'site/site.config.ts', key: [...key, item.type], message: reason(item, site) }];
  });
}

function reason(item: Exclude<NavbarLink, { type: 'link' }>, site: SiteContents): string {
  const who = `Navbar item "${item.label.en}"`;
  const [what, id, ids] =
    item.type === 'doc'
      ? ['document', item.doc, [...site.docs.keys()]]
      : ['sidebar', item.sidebar, Object.keys(site.sidebars.en)];
  return ids.includes(id)
    ? `${who} names the ${what} "${id}", which has no link for it to lead to. Add a document to the sidebar.`
    : `${who} names the ${what} "${id}", which does not exist. Available ids: ${listOf(ids)}.${didYouMean(id, ids)}`;
}
