import { type ListedPage, pageList } from '../../model/views/pageList.ts';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';

/** Every title of the site on one page, which the browser's own search goes through: it needs no scripts. */
export function PageListPage() {
  const { site, locale, strings, view } = usePage();
  return (
    <div className="layout">
      <Drawer />
      <main id="main" className="page-list">
        <h1>{view.title}</h1>
        <p className="lead">{view.description}</p>
        <p>{strings.page.allPagesHint}</p>
        {pageList(site, locale).map((section) => (
          <section key={section.id}>
            <h2 id={section.id}>
              <Title page={section} />
            </h2>
            <HistoryNotice dates={section.dates} />
            <Pages pages={section.items} />
          </section>
        ))}
      </main>
    </div>
  );
}

function Pages({ pages }: { readonly pages: readonly ListedPage[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.path ?? page.title}>
          <Title page={page} />
          {page.items.length > 0 && <Pages pages={page.items} />}
        </li>
      ))}
    </ul>
  );
}

function Title({ page: { title, path } }: { readonly page: ListedPage }) {
  return path === undefined ? title : <Link to={path}>{title}</Link>;
}
