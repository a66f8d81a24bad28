import { Feedback } from '../Docs/Feedback.tsx';
import { WayOut } from '../Home/WayOut.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';

export function NotFoundPage() {
  const { site, locale, strings } = usePage();
  const { more } = site.home.problems;
  return (
    <div className="layout">
      <Drawer />
      <main id="main" className="not-found">
        <WayOut />
        <h1>{strings.error.notFoundTitle}</h1>
        <p>{strings.error.notFoundText}</p>
        <p>{strings.error.notFoundOwner}</p>
        <Feedback />
        <p>{strings.error.notFoundSearch}</p>
        <SearchBox id="not-found-search" large />
        <p className="not-found-links">
          {more && <Link to={more.to}>{more.label[locale]}</Link>}
          <Link to="/docs">{strings.search.browseDocs}</Link>
          <Link to="/pages">{strings.page.allPages}</Link>
        </p>
      </main>
    </div>
  );
}
