import { entriesByYear, yearLabel, yearPath } from '../../model/changelog.ts';
import { pageInfo } from '../../model/pageInfo.ts';
import type { RouteOf } from '../../model/routes.ts';
import { trail } from '../../model/trail.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { type Neighbour, Pagination } from '../Pagination/Pagination.tsx';
import { ReleaseList } from './ReleaseList.tsx';

/** All releases of a year, in full. */
export function ChangelogYearPage({ route }: { readonly route: RouteOf<'changelogYear'> }) {
  const { site, locale, strings } = usePage();
  const years = entriesByYear(site.changelog);
  const index = years.findIndex(({ year }) => year === route.year);
  const neighbour = (offset: number, label: string): Neighbour | undefined => {
    const other = years[index + offset];
    return other && { path: yearPath(other.year), title: yearLabel(other.year, locale), label };
  };
  return (
    <DocsLayout>
      <article className="content">
        <Breadcrumbs trail={trail(site, locale, route)} />
        <h1>{pageInfo(site, locale, route).title}</h1>
        <ReleaseList entries={years[index]?.entries ?? []} />
      </article>
      <Pagination previous={neighbour(-1, strings.changelog.newer)} next={neighbour(1, strings.changelog.older)} />
    </DocsLayout>
  );
}
