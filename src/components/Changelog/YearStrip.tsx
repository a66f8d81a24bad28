import type { ChangelogEntry } from '../../model/content/content.ts';
import { formatShortMonth } from '../../model/text/format.ts';
import { plural } from '../../model/text/messages.ts';
import { byMonth } from '../../model/text/months.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** The contents of a year: its months as links. */
export function YearStrip({ entries }: { readonly entries: readonly ChangelogEntry[] }) {
  const { locale, reader, strings } = usePage();
  return (
    <nav className="year-strip" aria-label={strings.changelog.strip}>
      <ul>
        {byMonth(entries.toReversed(), reader).map(({ id, items }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {items[0] && formatShortMonth(items[0].date, reader)}
              <span className="sr-only"> {plural(strings.changelog.entries, items.length, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
