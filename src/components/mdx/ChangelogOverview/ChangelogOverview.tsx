import { factsUrl } from '../../../changelog/filterFiles.ts';
import { filterNames } from '../../../changelog/filterNames.ts';
import { releaseView } from '../../../changelog/releaseView.ts';
import { entriesByYear, entryPath, yearPath } from '../../../model/pages/changelog.ts';
import { formatYear } from '../../../model/text/format.ts';
import { plural } from '../../../model/text/messages.ts';
import { ChangelogFilter } from '../../Changelog/ChangelogFilter.tsx';
import { ReleaseList } from '../../Changelog/ReleaseList.tsx';
import { FeedLink } from '../../FeedLink/FeedLink.tsx';
import { HistoryNotice } from '../../HistoryLabel/HistoryLabel.tsx';
import { Island } from '../../Island/Island.tsx';
import { Link } from '../../Link/Link.tsx';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { Views } from '../views.ts';
import type * as writer from './ChangelogOverview.writer.ts';

/** Releases that the landing page shows in full. */
const latest = 7;

/** Body of the changelog's first page: filter, newest releases, every year. */
export function ChangelogOverview() {
  const { site, locale, reader, strings } = usePage();
  const names = filterNames(site, locale);
  const years = entriesByYear(site.changelog, reader.calendar);
  return (
    <>
      <HistoryNotice dates={site.changelog.map(({ date }) => date)} />
      <Island
        name="changelogFilter"
        component={ChangelogFilter}
        props={{
          facts: factsUrl(site, locale),
          release: site.urls.page(locale, entryPath('{date}')),
          calendar: reader.calendar,
          newest: site.changelog[0]?.version ?? '',
          names,
        }}
        needs={factsUrl(site, locale)}
        readsQuery
      />
      <div data-unfiltered="">
        <ReleaseList
          releases={site.changelog.slice(0, latest).map((entry) => releaseView(site, locale, entry))}
          reader={reader}
          names={names}
          strings={strings}
        />
        <h2 id="years">{strings.changelog.byYear}</h2>
        <ul className="year-list">
          {years.map(({ year, items }) => (
            <li key={year}>
              <Link to={yearPath(year)}>
                {formatYear(year, locale)}
                <small>{plural(strings.changelog.entries, items.length, locale)}</small>
              </Link>
            </li>
          ))}
        </ul>
        <FeedLink of="changelog" />
      </div>
    </>
  );
}

export const views = { ChangelogOverview: { page: ChangelogOverview, feed: ChangelogOverview } } satisfies Views<
  typeof writer
>;
