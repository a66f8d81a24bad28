import { entriesByYear, yearLabel, yearPath } from '../../model/changelog.ts';
import { plural } from '../../model/messages.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ReleaseList } from './ReleaseList.tsx';

/** Releases that the landing page shows in full. */
const latest = 8;

/** The body of the changelog's landing page: the newest releases, then every year. Used in its MDX. */
export function ChangelogOverview() {
  const { site, locale, strings } = usePage();
  return (
    <>
      <ReleaseList entries={site.changelog.slice(0, latest)} />
      <h2 id="years">{strings.changelog.byYear}</h2>
      <ul className="year-list">
        {entriesByYear(site.changelog).map(({ year, entries }) => (
          <li key={year}>
            <Link to={yearPath(year)}>{yearLabel(year, locale)}</Link>{' '}
            <small>{plural(strings.changelog.entries, entries.length, locale)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
