import type { ReactNode } from 'react';
import type { FilterNames } from '../../changelog/filter.ts';
import { targetName } from '../../changelog/filterNames.ts';
import type { ReleaseView } from '../../changelog/release.ts';
import type { Strings } from '../../model/config/strings.ts';
import type { ChangeKind } from '../../model/content/changeKinds.ts';
import { changeId } from '../../model/pages/changelog.ts';
import { InlineContent } from '../InlineText/InlineText.tsx';

export interface ChangeListProps {
  readonly release: ReleaseView;
  readonly names: FilterNames;
  readonly strings: Strings;
  /** On the page of the release the changes carry the ids that their permalinks name. */
  readonly ids?: boolean;
  /** Links to the documentation of each change, in the order of the changes. */
  readonly documentation?: readonly ReactNode[];
}

/** The changes of a release, each with its kind, what it is for and a permalink. */
export function ChangeList({ release, names, strings, ids = false, documentation = [] }: ChangeListProps) {
  return (
    <ul className="changes">
      {release.changes.map(({ number, kind, for: targets, content }) => (
        <li key={number} id={ids ? changeId(number) : undefined}>
          <p className="change-labels">
            <ChangeKindLabel kind={kind} names={names} />
            {targets.map((target) => (
              <bdi key={target}>{targetName(names, target)}</bdi>
            ))}
            <a
              className="heading-link"
              href={`${ids ? '' : release.href}#${changeId(number)}`}
              aria-label={strings.changelog.changeLink}
            >
              #
            </a>
          </p>
          <p>
            <InlineContent content={content} externalLink={strings.chrome.externalLink} />
          </p>
          {documentation[number - 1]}
        </li>
      ))}
    </ul>
  );
}

interface ChangeKindLabelProps {
  readonly kind: ChangeKind;
  readonly names: FilterNames;
}

/** The kind of a change: a word, and in `Changelog.css` a shape and a colour for each. */
export function ChangeKindLabel({ kind, names }: ChangeKindLabelProps) {
  return (
    <span className="change-kind" data-kind={kind}>
      {names.kinds[kind]}
    </span>
  );
}
