import { yearPath } from '../../model/pages/changelog.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { formatYear } from '../../model/text/format.ts';
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
