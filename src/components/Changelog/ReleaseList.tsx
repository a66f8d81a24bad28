import type { FilterNames } from '../../changelog/filter.ts';
import type { ReleaseView } from '../../changelog/release.ts';
import { formatDate, type Reader } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { byMonth } from '../../model/months.ts';
import type { Strings } from '../../model/strings.ts';
import { ChangeList } from './ChangeList.tsx';

export interface ReleaseListProps {
  readonly releases: readonly ReleaseView[];
  readonly reader: Reader;
  readonly names: FilterNames;
  readonly strings: Strings;
  /** On the page of a year the months carry the ids that its table of contents names. */
  readonly ids?: boolean;
}

/** Releases with their changes, under a heading for each month of the reader's calendar. */
export function ReleaseList({ releases, reader, names, strings, ids = false }: ReleaseListProps) {
  return byMonth(releases, reader).map(({ id, label, items }) => (
    <section key={id}>
      <h2 id={ids ? id : undefined}>{label}</h2>
      {items.map((release) => (
        <section key={release.date} className="release">
          <h3>
            <a href={release.href}>
              <time dateTime={release.date}>{formatDate(release.date, reader)}</time>
            </a>{' '}
            <small>{fill(strings.changelog.version, { version: release.version })}</small>
          </h3>
          <ChangeList release={release} names={names} strings={strings} />
        </section>
      ))}
    </section>
  ));
}
