import { filterNames } from '../../changelog/filterNames.ts';
import { releaseView } from '../../changelog/releaseView.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { formatDate, formatOtherCalendar } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { PageSource } from '../Docs/PageSource.tsx';
import { HistoryLabel } from '../HistoryLabel/HistoryLabel.tsx';
import { PlainText } from '../InlineText/PlainText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { ChangeList } from './ChangeList.tsx';
import { FeatureLinks } from './FeatureLinks.tsx';

/** One release with all its changes, which are its contents. */
export function ChangelogEntryPage({ page: { entry } }: { readonly page: PageOf<'changelogEntry'> }) {
  const { site, locale, reader, strings } = usePage();
  const otherCalendar = formatOtherCalendar(entry.date, reader);
  return (
    <DocsLayout aside={<TableOfContents />}>
      <article>
        <Breadcrumbs />
        <h1>{fill(strings.changelog.version, { version: entry.version })}</h1>
        <p className="lead">
          <PlainText>{entry.headline[locale]}</PlainText>
        </p>
        <p className="meta">
          <time dateTime={entry.date}>{formatDate(entry.date, reader)}</time>
          {otherCalendar && <span>{otherCalendar}</span>}
          <HistoryLabel date={entry.date} />
        </p>
        <ChangeList
          release={releaseView(site, locale, entry)}
          names={filterNames(site, locale)}
          strings={strings}
          ids
          documentation={entry.changes.map(({ features = [] }) => (
            <FeatureLinks key={features.join()} ids={features} />
          ))}
        />
        <PageSource />
      </article>
      <Pagination />
    </DocsLayout>
  );
}
