import { ColorModeSwitch } from '../ColorModeSwitch/ColorModeSwitch.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { Link } from '../Link/Link.tsx';
import { Mark } from '../Mark/Mark.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { ContentsMenu } from '../TableOfContents/TableOfContents.tsx';
import { NavbarItems } from './NavbarItems.tsx';

export function Navbar() {
  const { site, strings } = usePage();
  return (
    <header className="navbar" data-hide-on-scroll={site.config.navbar.hideOnScroll ? '' : undefined}>
      <button type="button" className="icon-button menu-button" popoverTarget="drawer" aria-label={strings.chrome.menu}>
        <Icon path={paths.menu} />
      </button>
      <Link className="brand" to="/">
        <Mark />
        <span dir="ltr">{site.config.brand}</span>
      </Link>
      <nav className="navbar-links" aria-label={strings.chrome.mainNavigation}>
        <NavbarItems />
      </nav>
      <ContentsMenu />
      <SearchBox id="navbar-search" />
      <Link className="icon-button search-link" to="/search" label={strings.search.title}>
        <Icon path={paths.search} />
      </Link>
      <LanguageMenu />
      <ColorModeSwitch />
    </header>
  );
}
