import { halfPath, halvesOf, monthsOf } from '../../model/changelog.ts';
import { fill } from '../../model/messages.ts';
import type { PageOf } from '../../model/page.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ChangelogPeriod } from './ChangelogPeriod.tsx';

/** The releases of a year: all their texts, or if they are too many the headlines, with links to the texts of each half. */
export function ChangelogYearPage({ page: { year, entries } }: { readonly page: PageOf<'changelogYear'> }) {
  const { reader, strings } = usePage();
  const halves = halvesOf(year, entries);
  return (
    <ChangelogPeriod entries={entries} brief={halves.length > 0}>
      {halves.map(({ half, entries: released }) => (
        <Link key={half} to={halfPath(year, half)}>
          {fill(strings.changelog.inFull, { months: monthsOf(released, reader) })}
        </Link>
      ))}
    </ChangelogPeriod>
  );
}
