import type { ChangelogEntry } from '../../model/content/content.ts';
import { releasesInFull } from '../../model/pages/changelog.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { formatShortMonth } from '../../model/text/format.ts';
import { plural } from '../../model/text/messages.ts';
import { byMonth } from '../../model/text/months.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { ReleaseList } from './ReleaseList.tsx';

/** Releases of a year, or their headlines if they are many. */
export function ChangelogYearPage({ page: { entries } }: { readonly page: PageOf<'changelogYear'> }) {
  const { locale, strings, view } = usePage();
  return (
    <DocsLayout>
      <article>
        <Breadcrumbs />
        <h1>{view.title}</h1>
        <p className="meta">
          <span>{plural(strings.changelog.entries, entries.length, locale)}</span>
          <Link to="/docs/changelog/changelog#years">{strings.changelog.byYear}</Link>
        </p>
        <HistoryNotice dates={entries.map(({ date }) => date)} />
        <YearStrip entries={entries} />
        <ReleaseList entries={entries} ids brief={entries.length > releasesInFull} />
      </article>
      <Pagination />
    </DocsLayout>
  );
}

/** The contents of a year: its months as links. */
function YearStrip({ entries }: { readonly entries: readonly ChangelogEntry[] }) {
  const { locale, reader, strings } = usePage();
  return (
    <nav className="year-strip" aria-label={strings.changelog.strip}>
      <ul>
        {byMonth(entries.toReversed(), reader).map(({ id, items }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {items[0] && formatShortMonth(items[0].date, reader)}
              <span className="sr-only"> {plural(strings.changelog.entries, items.length, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
