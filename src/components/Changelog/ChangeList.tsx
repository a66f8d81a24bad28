import { changeKinds, changeTargets } from '../../../site/changelog.ts';
import type { ChangelogEntry } from '../../model/content.ts';
import { InlineMarkdown } from '../Docs/InlineMarkdown.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The changes of a release, each with its kind, what it is for and a permalink. */
export function ChangeList({ entry, permalinks }: { readonly entry: ChangelogEntry; readonly permalinks: boolean }) {
  const { locale, strings } = usePage();
  return (
    <ul className="changes">
      {entry.changes.map((change, index) => (
        <li key={change.en} id={permalinks ? `change-${index + 1}` : undefined}>
          <p className="change-labels">
            <span className="change-kind" data-kind={change.kind}>
              {changeKinds[change.kind][locale]}
            </span>{' '}
            {change.for.map((target) => (
              <bdi key={target} className="change-target">
                {changeTargets[target]?.[locale]}{' '}
              </bdi>
            ))}
            {permalinks && (
              <a className="heading-link" href={`#change-${index + 1}`} aria-label={strings.changelog.changeLink}>
                #
              </a>
            )}
          </p>
          <p>
            <InlineMarkdown text={change[locale]} />
          </p>
        </li>
      ))}
    </ul>
  );
}
