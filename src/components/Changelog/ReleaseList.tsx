import type { FilterNames } from '../../changelog/filter.ts';
import type { ReleaseView } from '../../changelog/release.ts';
import type { Strings } from '../../model/config/strings.ts';
import { formatDate, type Reader } from '../../model/text/format.ts';
import { byMonth } from '../../model/text/months.ts';
import { PlainText } from '../InlineText/PlainText.tsx';
import { ChangeKindLabel, ChangeList } from './ChangeList.tsx';

export interface ReleaseListProps {
  readonly releases: readonly ReleaseView[];
  readonly reader: Reader;
  readonly names: FilterNames;
  readonly strings: Strings;
  /** On the page of a year the months carry the ids that its contents name. */
  readonly ids?: boolean;
  /** Headlines and kinds only. */
  readonly brief?: boolean;
}

/** Releases with their changes, under a heading for each month of the reader's calendar. */
export function ReleaseList({ releases, reader, names, strings, ids = false, brief = false }: ReleaseListProps) {
  return byMonth(releases, reader).map(({ id, label, items }) => (
    <section key={id}>
      <h2 id={ids ? id : undefined}>{label}</h2>
      {items.map((release) => (
        <section key={release.date} className="release">
          <ReleaseHeading release={release} reader={reader} names={names} kinds={brief} />
          {!brief && <ChangeList release={release} names={names} strings={strings} />}
        </section>
      ))}
    </section>
  ));
}

interface ReleaseHeadingProps {
  readonly release: ReleaseView;
  readonly reader: Reader;
  readonly names: FilterNames;
  /** True if the kinds of its changes follow the date because the changes themselves do not. */
  readonly kinds: boolean;
}

/** Version and headline of a release as the link to its page, and its date. */
function ReleaseHeading({
  release: { href, version, headline, date, changes },
  reader,
  names,
  kinds,
}: ReleaseHeadingProps) {
  return (
    <>
      <h3>
        <a href={href}>
          <bdi>{version}</bdi> <PlainText>{headline}</PlainText>
        </a>
      </h3>
      <p className="change-labels">
        <time dateTime={date}>{formatDate(date, reader)}</time>
        {kinds &&
          [...new Set(changes.map(({ kind }) => kind))].map((kind) => (
            <ChangeKindLabel key={kind} kind={kind} names={names} />
          ))}
      </p>
    </>
  );
}
