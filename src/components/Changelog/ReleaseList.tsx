import type { ChangelogEntry } from '../../model/content/content.ts';
import { formatDate } from '../../model/text/format.ts';
import { byMonth } from '../../model/text/months.ts';
import { type ReleaseView, releaseView } from '../../model/views/releaseView.ts';
import { PlainText } from '../InlineText/PlainText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ChangeKindLabel, ChangeList } from './ChangeList.tsx';

interface Props {
  readonly entries: readonly ChangelogEntry[];
  /** True on the page of a year, where months have the ids in its table of contents. */
  readonly ids?: boolean;
  /** Headlines and kinds only. */
  readonly brief?: boolean;
}

/** Releases with their changes, under a heading for each month of the reader's calendar. */
export function ReleaseList({ entries, ids = false, brief = false }: Props) {
  const { site, locale, reader } = usePage();
  return byMonth(entries, reader).map(({ id, label, items }) => (
    <section key={id}>
      <h2 id={ids ? id : undefined}>{label}</h2>
      {items
        .map((entry) => releaseView(site, locale, entry))
        .map((release) => (
          <section key={release.date} className="release">
            <ReleaseHeading release={release} kinds={brief} />
            {!brief && <ChangeList release={release} />}
          </section>
        ))}
    </section>
  ));
}

interface HeadingProps {
  readonly release: ReleaseView;
  /** True if kinds of changes are shown after the date because the changes are not. */
  readonly kinds: boolean;
}

function ReleaseHeading({ release: { href, version, headline, date, changes }, kinds }: HeadingProps) {
  const { reader } = usePage();
  const firstOfKinds = changes.filter(({ kind }, index) => changes.findIndex((one) => one.kind === kind) === index);
  return (
    <>
      <h3>
        <a href={href}>
          <bdi>{version}</bdi> <PlainText>{headline}</PlainText>
        </a>
      </h3>
      <p className="change-labels">
        <time dateTime={date}>{formatDate(date, reader)}</time>
        {kinds && firstOfKinds.map((change) => <ChangeKindLabel key={change.kind} change={change} />)}
      </p>
    </>
  );
}
