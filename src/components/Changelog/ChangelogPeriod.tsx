import type { ReactNode } from 'react';
import { filterNames } from '../../changelog/filterNames.ts';
import { releaseView } from '../../changelog/releaseView.ts';
import type { ChangelogEntry } from '../../model/content/content.ts';
import { plural } from '../../model/text/messages.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { ReleaseList } from './ReleaseList.tsx';
import { YearStrip } from './YearStrip.tsx';

interface Props {
  readonly entries: readonly ChangelogEntry[];
  /** Headlines and kinds only. */
  readonly brief: boolean;
  /** Links to other pages about these releases. */
  readonly children: ReactNode;
}

/** The releases of a year or a part of it. The strip of its months is its contents. */
export function ChangelogPeriod({ entries, brief, children }: Props) {
  const { site, locale, reader, strings, view } = usePage();
  return (
    <DocsLayout>
      <article>
        <Breadcrumbs />
        <h1>{view.title}</h1>
        <p className="meta">
          <span>{plural(strings.changelog.entries, entries.length, locale)}</span>
          {children}
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
          brief={brief}
        />
      </article>
      <Pagination />
    </DocsLayout>
  );
}
