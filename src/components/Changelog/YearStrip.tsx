import type { ChangelogEntry } from '../../model/content/content.ts';
import { releaseWeeks, weeksOfMonth } from '../../model/pages/releaseWeeks.ts';
import { formatShortMonth } from '../../model/text/format.ts';
import { plural } from '../../model/text/messages.ts';
import { byMonth } from '../../model/text/months.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { WeekBars } from './WeekBars.tsx';

/** The contents of a year: its months as links, each with a bar for every week in which something was released. */
export function YearStrip({ entries }: { readonly entries: readonly ChangelogEntry[] }) {
  const { locale, reader, strings } = usePage();
  return (
    <nav className="year-strip" aria-label={strings.changelog.strip}>
      <ul>
        {byMonth(entries.toReversed(), reader).map(({ id, items }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <WeekBars
                weeks={releaseWeeks(items, reader).map(({ week, changes }) => ({ week: week % weeksOfMonth, changes }))}
                count={weeksOfMonth}
              />
              {items[0] && formatShortMonth(items[0].date, reader)}
              <span className="sr-only"> {plural(strings.changelog.entries, items.length, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
