import { Fragment, type ReactNode } from 'react';
import type { NavbarItem } from '../../model/config/siteConfig.ts';
import { type NavbarLink, navbarTarget } from '../../model/pages/navbar.ts';
import { Link } from '../Link/Link.tsx';
import { type PageContextValue, usePage } from '../PageContext/PageContext.tsx';

export function MainMenu() {
  const page = usePage();
  return (
    <ul>
      {page.site.config.navbar.items.map((item) => (
        <li key={item.label.en}>{renderItem(item, page)}</li>
      ))}
    </ul>
  );
}

/** The main menu; secondary items are also in a menu, for narrow windows. */
export function NavbarItems() {
  const page = usePage();
  const { items } = page.site.config.navbar;
  const secondary = items.filter(isSecondary);
  return (
    <ul>
      {items.map((item) => (
        <Fragment key={item.label.en}>
          <li className={isSecondary(item) ? 'secondary' : undefined}>{renderItem(item, page)}</li>
          {item === secondary.at(-1) && (
            <li className="more">
              <Dropdown label={page.strings.chrome.more} items={secondary} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}

function isSecondary(item: NavbarItem): item is NavbarLink {
  return item.type !== 'dropdown' && item.secondary === true;
}

/** Renders one item; if that fails, the error names the item. */
function renderItem(item: NavbarItem, page: PageContextValue): ReactNode {
  try {
    return item.type === 'dropdown' ? (
      <Dropdown label={item.label[page.locale]} items={item.items} />
    ) : (
      navbarLink(item, page)
    );
  } catch (cause) {
    throw new Error(`The navbar item "${item.label.en}" (type ${item.type}) failed to render.`, { cause });
  }
}

function navbarLink(item: NavbarLink, page: PageContextValue) {
  const target = navbarTarget(item, page.site, page.locale);
  if (target === undefined) throw new Error('It leads nowhere.');
  return (
    <Link to={target} current={isCurrent(item, target, page)}>
      {item.label[page.locale]}
    </Link>
  );
}

function Dropdown({ label, items }: { readonly label: string; readonly items: readonly NavbarLink[] }) {
  const page = usePage();
  return (
    <details className="dropdown" data-dropdown="">
      <summary>{label}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.label.en}>{renderItem(item, page)}</li>
        ))}
      </ul>
    </details>
  );
}

/** An item is current on its own page, on pages of its sidebar, and on pages below its path. */
function isCurrent(item: NavbarItem, target: string, { view }: PageContextValue): boolean {
  if (item.type === 'sidebar') return view.sidebar === item.sidebar;
  return view.path === target || view.path.startsWith(`${target}/`);
}
