import type { FilterNames } from '../../changelog/filter.ts';
import type { ChangeKind } from '../../model/content/changeKinds.ts';

interface Props {
  readonly kind: ChangeKind;
  readonly names: FilterNames;
}

/** The kind of a change: a word, and in `Changelog.css` a shape and a colour for each. */
export function ChangeKindLabel({ kind, names }: Props) {
  return (
    <span className="change-kind" data-kind={kind}>
      {names.kinds[kind]}
    </span>
  );
}
