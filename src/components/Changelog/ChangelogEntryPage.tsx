import { entryPath } from '../../model/changelog.ts';
import { formatDate, formatOtherCalendar } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import type { RouteOf } from '../../model/routes.ts';
import { trail } from '../../model/trail.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { DocsLayout } from '../Docs/DocsLayout.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { type Neighbour, Pagination } from '../Pagination/Pagination.tsx';
import { ChangeList } from './ChangeList.tsx';
import { releaseView } from './releaseView.tsx';

/** One release with all its changes. */
export function ChangelogEntryPage({ route }: { readonly route: RouteOf<'changelogEntry'> }) {
  const { site, locale, strings } = usePage();
  const index = site.changelog.findIndex(({ date }) => date === route.date);
  const entry = site.changelog[index];
  if (!entry) throw new Error(`There is no changelog entry of ${route.date}.`);
  const neighbour = (offset: number, label: string): Neighbour | undefined => {
    const other = site.changelog[index + offset];
    return other && { path: entryPath(other.date), title: formatDate(other.date, locale), label };
  };
  return (
    <DocsLayout>
      <article>
        <Breadcrumbs trail={trail(site, locale, route)} />
        <h1>{fill(strings.changelog.version, { version: entry.version })}</h1>
        <p className="meta">
          <time dateTime={entry.date}>{formatDate(entry.date, locale)}</time>
          {locale === 'fa' && <span>{formatOtherCalendar(entry.date, locale)}</span>}
        </p>
        <ChangeList release={releaseView(site, locale, entry)} locale={locale} strings={strings} ids />
      </article>
      <Pagination previous={neighbour(-1, strings.changelog.newer)} next={neighbour(1, strings.changelog.older)} />
    </DocsLayout>
  );
}
