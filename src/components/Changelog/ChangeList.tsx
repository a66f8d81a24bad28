import { changeKinds, changeTargets } from '../../../site/changelog.ts';
import { builtHtml } from '../../browser/builtHtml.ts';
import { changeId, type ReleaseView } from '../../changelog/release.ts';
import type { Locale } from '../../model/locale.ts';
import type { Strings } from '../../model/strings.ts';

export interface ChangeListProps {
  readonly release: ReleaseView;
  readonly locale: Locale;
  readonly strings: Strings;
  /** On the page of the release the changes carry the ids that their permalinks name. */
  readonly ids?: boolean;
}

/** The changes of a release, each with its kind, what it is for and a permalink. */
export function ChangeList({ release, locale, strings, ids = false }: ChangeListProps) {
  return (
    <ul className="changes">
      {release.changes.map(({ number, kind, for: targets, html }) => (
        <li key={number} id={ids ? changeId(number) : undefined}>
          <p className="change-labels">
            <span className="change-kind" data-kind={kind}>
              {changeKinds[kind][locale]}
            </span>
            {targets.map((target) => (
              <bdi key={target}>{changeTargets[target]?.[locale] ?? target}</bdi>
            ))}
            <a
              className="heading-link"
              href={`${ids ? '' : release.href}#${changeId(number)}`}
              aria-label={strings.changelog.changeLink}
            >
              #
            </a>
          </p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our Markdown when the site was built */}
          <p dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />
        </li>
      ))}
    </ul>
  );
}
