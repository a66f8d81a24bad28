import { entriesByYear, yearPath } from '../../../model/pages/changelog.ts';
import { formatYear } from '../../../model/text/format.ts';
import { plural } from '../../../model/text/messages.ts';
import { ReleaseList } from '../../Changelog/ReleaseList.tsx';
import { FeedLink } from '../../FeedLink/FeedLink.tsx';
import { HistoryNotice } from '../../HistoryLabel/HistoryLabel.tsx';
import { Link } from '../../Link/Link.tsx';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { Renderings } from '../renderings.ts';
import type * as writer from './ChangelogOverview.writer.ts';

/** Releases that the landing page shows in full. */
const latest = 7;

export function ChangelogOverview() {
  const { site, locale, reader, strings } = usePage();
  const years = entriesByYear(site.changelog, reader.calendar);
  return (
    <>
      <HistoryNotice dates={site.changelog.map(({ date }) => date)} />
      <ReleaseList entries={site.changelog.slice(0, latest)} />
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
    </>
  );
}

export const renderings = { ChangelogOverview } satisfies Renderings<typeof writer>;
