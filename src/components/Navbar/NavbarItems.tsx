import type { ReactNode } from 'react';
import { navbarTarget } from '../../model/navbar.ts';
import type { NavbarItem } from '../../model/siteConfig.ts';
import { Link } from '../Link/Link.tsx';
import { type PageContextValue, usePage } from '../PageContext/PageContext.tsx';

/** The items of the navbar, each as the configuration's type says. */
export function NavbarItems() {
  const page = usePage();
  return (
    <ul>
      {page.site.config.navbar.items.map((item) => (
        <li key={item.label.en}>{renderItem(item, page)}</li>
      ))}
    </ul>
  );
}

/** Renders one item; if that fails, the error names the item. */
function renderItem(item: NavbarItem, page: PageContextValue): ReactNode {
  try {
    return item.type === 'dropdown' ? <NavbarDropdown item={item} /> : navbarLink(item, page);
  } catch (cause) {
    throw new Error(`The navbar item "${item.label.en}" (type ${item.type}) failed to render.`, { cause });
  }
}

function navbarLink(item: Exclude<NavbarItem, { type: 'dropdown' }>, page: PageContextValue) {
  const target = navbarTarget(item, page.site, page.locale);
  if (target === undefined) throw new Error('It leads nowhere.');
  return (
    <Link to={target} current={isCurrent(item, target, page)}>
      {item.label[page.locale]}
    </Link>
  );
}

function NavbarDropdown({ item }: { readonly item: Extract<NavbarItem, { type: 'dropdown' }> }) {
  const page = usePage();
  return (
    <details className="dropdown" data-dropdown="">
      <summary>{item.label[page.locale]}</summary>
      <ul>
        {item.items.map((child) => (
          <li key={child.label.en}>{renderItem(child, page)}</li>
        ))}
      </ul>
    </details>
  );
}

/** An item is current on its own page, on pages of its sidebar, and on pages below its path. */
function isCurrent(item: NavbarItem, target: string, { site, route }: PageContextValue): boolean {
  if (item.type === 'sidebar') return site.sidebarOf.get(route.path) === item.sidebar;
  return route.path === target || route.path.startsWith(`${target}/`);
}
