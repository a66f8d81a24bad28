import { isInYear, yearPath } from '../../model/changelog.ts';
import { formatYear } from '../../model/format.ts';
import { plural } from '../../model/messages.ts';
import { pageInfo } from '../../model/pageInfo.ts';
import type { RouteOf } from '../../model/routes.ts';
import { trail } from '../../model/trail.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { type Neighbour, Pagination } from '../Pagination/Pagination.tsx';
import { ReleaseList } from './ReleaseList.tsx';
import { releaseView } from './releaseView.tsx';

/** All releases of a year, in full. */
export function ChangelogYearPage({ route }: { readonly route: RouteOf<'changelogYear'> }) {
  const { site, locale, strings } = usePage();
  const entries = site.changelog.filter(({ date }) => isInYear(date, route.year));
  const neighbour = (offset: number, label: string): Neighbour | undefined => {
    const year = route.year + offset;
    const path = yearPath(year);
    return site.routes.has(path) ? { path, title: formatYear(year, locale), label } : undefined;
  };
  return (
    <DocsLayout>
      <article>
        <Breadcrumbs trail={trail(site, locale, route)} />
        <h1>{pageInfo(site, locale, route).title}</h1>
        <p className="meta">
          <span>{plural(strings.changelog.entries, entries.length, locale)}</span>
          <Link to="/docs/changelog/changelog">{strings.changelog.filterAll}</Link>
        </p>
        <ReleaseList
          releases={entries.map((entry) => releaseView(site, locale, entry))}
          locale={locale}
          strings={strings}
        />
      </article>
      <Pagination
        previous={neighbour(1, strings.changelog.newerYear)}
        next={neighbour(-1, strings.changelog.olderYear)}
      />
    </DocsLayout>
  );
}
