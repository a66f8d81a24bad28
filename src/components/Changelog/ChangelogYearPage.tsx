import { filterNames } from '../../changelog/filterNames.ts';
import { releaseView } from '../../changelog/releaseView.ts';
import { releasesInFull } from '../../model/pages/changelog.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { plural } from '../../model/text/messages.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { ReleaseList } from './ReleaseList.tsx';
import { YearStrip } from './YearStrip.tsx';

/** Releases of a year, or their headlines if they are many. */
export function ChangelogYearPage({ page: { entries } }: { readonly page: PageOf<'changelogYear'> }) {
  const { site, locale, reader, strings, view } = usePage();
  return (
    <DocsLayout>
      <article>
        <Breadcrumbs />
        <h1>{view.title}</h1>
        <p className="meta">
          <span>{plural(strings.changelog.entries, entries.length, locale)}</span>
          <Link to="/docs/changelog/changelog">{strings.changelog.filterAll}</Link>
        </p>
        <HistoryNotice dates={entries.map(({ date }) => date)} />
        <YearStrip entries={entries} />
        <ReleaseList
          releases={entries.map((entry) => releaseView(site, locale, entry))}
          reader={reader}
          names={filterNames(site, locale)}
          strings={strings}
          ids
          brief={entries.length > releasesInFull}
        />
      </article>
      <Pagination />
    </DocsLayout>
  );
}
