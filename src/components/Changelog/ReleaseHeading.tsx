import type { FilterNames } from '../../changelog/filter.ts';
import type { ReleaseView } from '../../changelog/release.ts';
import { formatDate, type Reader } from '../../model/text/format.ts';
import { PlainText } from '../InlineText/PlainText.tsx';
import { ChangeKindLabel } from './ChangeKindLabel.tsx';

interface Props {
  readonly release: ReleaseView;
  readonly reader: Reader;
  readonly names: FilterNames;
  /** True if the kinds of its changes follow the date because the changes themselves do not. */
  readonly kinds: boolean;
}

/** Version and headline of a release as the link to its page, and its date. */
export function ReleaseHeading({ release: { href, version, headline, date, changes }, reader, names, kinds }: Props) {
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
