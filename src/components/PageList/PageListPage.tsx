import type { PageOf } from '../../model/pages/page.ts';
import { type ListedPage, pageList, sectionList } from '../../model/views/pageList.ts';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Drawer } from '../Sidebar/Drawer.tsx';

/** All titles, for "find in page" of the browser, or all sections of the documentation. */
export function PageListPage({ page: { kind } }: { readonly page: PageOf<'docsHub' | 'pageList'> }) {
  const { site, locale, view } = usePage();
  const isAll = kind === 'pageList';
  return (
    <div className="layout">
      <Drawer />
      <main id="main" className="page-list">
        <h1>{view.title}</h1>
        {!isAll && <p className="lead">{view.description}</p>}
        {(isAll ? pageList : sectionList)(site, locale).map((section) => (
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
  return path === undefined ? <strong>{title}</strong> : <Link to={path}>{title}</Link>;
}
