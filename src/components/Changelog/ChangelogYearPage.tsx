import { partPath, partsOf } from '../../model/pages/changelog.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ChangelogPeriod } from './ChangelogPeriod.tsx';

/** The releases of a year: their texts, or if they are many the headlines and a link to the texts. */
export function ChangelogYearPage({ page: { year, entries } }: { readonly page: PageOf<'changelogYear'> }) {
  const { strings } = usePage();
  const [newest] = partsOf(year, entries);
  return (
    <ChangelogPeriod entries={entries} brief={newest !== undefined}>
      {newest && <Link to={partPath(year, newest.part)}>{strings.changelog.inFull}</Link>}
    </ChangelogPeriod>
  );
}
