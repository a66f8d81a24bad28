import { yearPath } from '../../model/changelog.ts';
import { formatYear } from '../../model/format.ts';
import type { PageOf } from '../../model/page.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ChangelogPeriod } from './ChangelogPeriod.tsx';

/** The releases of a part of a year, in full. */
export function ChangelogPartPage({ page: { year, entries } }: { readonly page: PageOf<'changelogPart'> }) {
  const { locale } = usePage();
  return (
    <ChangelogPeriod entries={entries} brief={false}>
      <Link to={yearPath(year)}>{formatYear(year, locale)}</Link>
    </ChangelogPeriod>
  );
}
