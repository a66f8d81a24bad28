import { filterNames } from '../../changelog/filterNames.ts';
import { releaseView } from '../../changelog/releaseView.ts';
import { plural } from '../../model/messages.ts';
import type { PageOf } from '../../model/page.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { ReleaseList } from './ReleaseList.tsx';

/** All releases of a year, in full; its months are its contents. */
export function ChangelogYearPage({ page: { entries } }: { readonly page: PageOf<'changelogYear'> }) {
  const { site, locale, reader, strings, view } = usePage();
  return (
    <DocsLayout aside={<TableOfContents form="column" />}>
      <article>
        <Breadcrumbs />
        <h1>{view.title}</h1>
        <p className="meta">
          <span>{plural(strings.changelog.entries, entries.length, locale)}</span>
          <Link to="/docs/changelog/changelog">{strings.changelog.filterAll}</Link>
        </p>
        <HistoryNotice dates={entries.map(({ date }) => date)} />
        <TableOfContents form="disclosure" />
        <ReleaseList
          releases={entries.map((entry) => releaseView(site, locale, entry))}
          reader={reader}
          names={filterNames(site, locale)}
          strings={strings}
          ids
        />
      </article>
      <Pagination />
    </DocsLayout>
  );
}
