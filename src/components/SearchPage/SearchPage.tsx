import { searchStart } from '../../model/searchStart.ts';
import { Island } from '../Island/Island.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { SearchResults } from '../Search/SearchResults.tsx';
import { useSearchSettings } from '../Search/SearchShell.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';

/** The search page. Without script it offers the pages that list everything. */
export function SearchPage() {
  const { site, locale, strings } = usePage();
  const settings = { ...useSearchSettings(), offered: searchStart(site, site.urls, locale) };
  const failed = `${strings.search.errorTitle}. ${strings.search.errorText}`;
  return (
    <div className="layout">
      <Drawer />
      <main id="main" className="search-page">
        <h1>{strings.search.title}</h1>
        <Island name="searchPage" component={SearchResults} props={settings} readsQuery failed={failed} />
        <div className="without-js">
          <p>{strings.search.noScript}</p>
          <ul>
            <li>
              <Link to="/pages">{strings.page.allPages}</Link>
            </li>
            <li>
              <Link to="/docs">{strings.search.browseDocs}</Link>
            </li>
            <li>
              <Link to="/blog/tags">{strings.search.browseTags}</Link>
            </li>
          </ul>
        </div>
      </main>
    </div>
  );
}
