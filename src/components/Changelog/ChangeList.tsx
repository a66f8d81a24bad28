import type { ReactNode } from 'react';
import { changeId } from '../../model/pages/changelog.ts';
import type { ChangeView, ReleaseView } from '../../model/views/releaseView.ts';
import { InlineContent } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

interface Props {
  readonly release: ReleaseView;
  /** True on the page of the release, where changes have the ids of their permalinks. */
  readonly ids?: boolean;
  /** Links to the documentation of each change, in the order of the changes. */
  readonly documentation?: readonly ReactNode[];
}

export function ChangeList({ release, ids = false, documentation = [] }: Props) {
  const { strings } = usePage();
  return (
    <ul className="changes">
      {release.changes.map((change) => (
        <li key={change.number} id={ids ? changeId(change.number) : undefined}>
          <p className="change-labels">
            <ChangeKindLabel change={change} />
            {change.targets.map((target) => (
              <bdi key={target}>{target}</bdi>
            ))}
            <a
              className="heading-link"
              href={`${ids ? '' : release.href}#${changeId(change.number)}`}
              aria-label={strings.changelog.changeLink}
            >
              #
            </a>
          </p>
          <p>
            <InlineContent content={change.content} />
          </p>
          {documentation[change.number - 1]}
        </li>
      ))}
    </ul>
  );
}

/** The kind of a change: a word, and in `Changelog.css` a shape and a colour for each. */
export function ChangeKindLabel({ change: { kind, kindName } }: { readonly change: ChangeView }) {
  return (
    <span className="change-kind" data-kind={kind}>
      {kindName}
    </span>
  );
}
