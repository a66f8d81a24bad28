import { releasesInFull } from '../../model/pages/changelog.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { plural } from '../../model/text/messages.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { ReleaseList } from './ReleaseList.tsx';

/** Releases of a year, or only their headlines if there are many. */
export function ChangelogYearPage({ page: { entries } }: { readonly page: PageOf<'changelogYear'> }) {
  const { locale, strings, view } = usePage();
  return (
    <DocsLayout aside={<TableOfContents />}>
      <article>
        <Breadcrumbs />
        <h1>{view.title}</h1>
        <p className="meta">
          <span>{plural(strings.changelog.entries, entries.length, locale)}</span>
          <Link to="/docs/changelog/changelog#years">{strings.changelog.byYear}</Link>
        </p>
        <HistoryNotice dates={entries.map(({ date }) => date)} />
        <ReleaseList entries={entries} ids brief={entries.length > releasesInFull} />
      </article>
      <Pagination />
    </DocsLayout>
  );
}
