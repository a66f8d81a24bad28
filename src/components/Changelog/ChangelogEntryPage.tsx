import type { PageOf } from '../../model/pages/page.ts';
import { formatDate, formatOtherCalendar } from '../../model/text/format.ts';
import { fill } from '../../model/text/messages.ts';
import { releaseView } from '../../model/views/releaseView.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { PageSource } from '../Docs/PageSource.tsx';
import { HistoryLabel } from '../HistoryLabel/HistoryLabel.tsx';
import { PlainText } from '../InlineText/PlainText.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { ChangeList } from './ChangeList.tsx';

/** One release; its changes are the table of contents. */
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

function FeatureLinks({ ids }: { readonly ids: readonly string[] }) {
  const { site, locale, strings } = usePage();
  const documented = ids.flatMap((id) => site.features[id] ?? []);
  if (documented.length === 0) return null;
  return (
    <p>
      <small>
        {strings.features.documented}{' '}
        {documented.map(({ page, name }, index) => (
          <span key={name.en}>
            {index > 0 && strings.chrome.listSeparator}
            <bdi>
              <Link to={page}>{name[locale]}</Link>
            </bdi>
          </span>
        ))}
      </small>
    </p>
  );
}
