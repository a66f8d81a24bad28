import type { ReleaseView } from '../../changelog/release.ts';
import { calendarParts, formatDate, formatMonth } from '../../model/format.ts';
import type { Locale } from '../../model/locale.ts';
import { fill } from '../../model/messages.ts';
import type { Strings } from '../../model/strings.ts';
import { ChangeList } from './ChangeList.tsx';

export interface ReleaseListProps {
  readonly releases: readonly ReleaseView[];
  readonly locale: Locale;
  readonly strings: Strings;
}

/** Releases with their changes, under a heading for each month of the reader's calendar. */
export function ReleaseList({ releases, locale, strings }: ReleaseListProps) {
  return byMonth(releases, locale).map((month) => (
    <section key={month.label}>
      <h2>{month.label}</h2>
      {month.releases.map((release) => (
        <section key={release.date} className="release">
          <h3>
            <a href={release.href}>
              <time dateTime={release.date}>{formatDate(release.date, locale)}</time>
            </a>{' '}
            <small>{fill(strings.changelog.version, { version: release.version })}</small>
          </h3>
          <ChangeList release={release} locale={locale} strings={strings} />
        </section>
      ))}
    </section>
  ));
}

function byMonth(releases: readonly ReleaseView[], locale: Locale): { label: string; releases: ReleaseView[] }[] {
  const months = new Map<string, { label: string; releases: ReleaseView[] }>();
  for (const release of releases) {
    const { year, month } = calendarParts(release.date, locale);
    const key = `${year}-${month}`;
    const group = months.get(key) ?? { label: formatMonth(release.date, locale), releases: [] };
    group.releases.push(release);
    months.set(key, group);
  }
  return [...months.values()];
}
