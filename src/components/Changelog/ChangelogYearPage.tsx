import { monthsOf, partPath, partsOf } from '../../model/pages/changelog.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { fill } from '../../model/text/messages.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ChangelogPeriod } from './ChangelogPeriod.tsx';

/** The releases of a year: all their texts, or if they are too many the headlines, with links to the texts of each part. */
export function ChangelogYearPage({ page: { year, entries } }: { readonly page: PageOf<'changelogYear'> }) {
  const { reader, strings } = usePage();
  const parts = partsOf(year, entries);
  return (
    <ChangelogPeriod entries={entries} brief={parts.length > 0}>
      {parts.map(({ part, entries: released }) => (
        <Link key={part} to={partPath(year, part)}>
          {fill(strings.changelog.inFull, { months: monthsOf(released, reader) })}
        </Link>
      ))}
    </ChangelogPeriod>
  );
}
