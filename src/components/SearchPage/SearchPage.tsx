import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';

/** The search page. Without script it offers the pages that list everything. */
export function SearchPage() {
  const { site, strings } = usePage();
  return (
    <div className="layout">
      <Drawer />
      <main id="main" className="search-page">
        <h1>{strings.search.title}</h1>
        <SearchBox id="page-search" large />
        <div data-search-results="" className="needs-js" />
        <div className="without-js">
          <p>{strings.search.noScript}</p>
          <ul>
            <li>
              <Link to="/docs">{strings.search.browseDocs}</Link>
            </li>
            <li>
              <Link to="/blog/tags">{strings.search.browseTags}</Link>
            </li>
            <li>
              <a href={site.urls.file('/sitemap.xml')} data-astro-reload="">
                {strings.search.browseSitemap}
              </a>
            </li>
          </ul>
        </div>
      </main>
    </div>
  );
}
