import { entryPath } from '../../model/changelog.ts';
import type { ChangelogEntry } from '../../model/content.ts';
import { calendarParts, formatDate } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ChangeList } from './ChangeList.tsx';

/** Releases with their changes, under a heading for each month of the reader's calendar. */
export function ReleaseList({ entries }: { readonly entries: readonly ChangelogEntry[] }) {
  const { locale } = usePage();
  return (
    <>
      {byMonth(entries, locale).map((month) => (
        <section key={month.label} className="release-month">
          <h2>{month.label}</h2>
          {month.entries.map((entry) => (
            <Release key={entry.date} entry={entry} />
          ))}
        </section>
      ))}
    </>
  );
}

function Release({ entry }: { readonly entry: ChangelogEntry }) {
  const { locale, strings } = usePage();
  return (
    <section className="release">
      <h3>
        <Link to={entryPath(entry.date)}>
          <time dateTime={entry.date}>{formatDate(entry.date, locale)}</time>
        </Link>{' '}
        <small>{fill(strings.changelog.version, { version: entry.version })}</small>
      </h3>
      <ChangeList entry={entry} permalinks={false} />
    </section>
  );
}

function byMonth(entries: readonly ChangelogEntry[], locale: Parameters<typeof calendarParts>[1]) {
  const months = new Map<string, { label: string; entries: ChangelogEntry[] }>();
  for (const entry of entries) {
    const { year, month } = calendarParts(entry.date, locale);
    const key = `${year}-${month}`;
    const group = months.get(key) ?? { label: formatDate(entry.date, locale, 'monthYear'), entries: [] };
    group.entries.push(entry);
    months.set(key, group);
  }
  return [...months.values()];
}
