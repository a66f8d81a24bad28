import { memo } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { Saved } from '../../search/saved.ts';
import { useAfterPaint } from '../Island/useAfterPaint.ts';
import { type Group, type GroupName, listId, numbered, rowId, seenFirst } from './items.ts';
import { ResultRow } from './ResultRow.tsx';
import { useSearchTexts } from './useSearchTexts.ts';

interface Common {
  readonly saved: Saved;
  readonly change: (update: (saved: Saved) => Saved) => void;
  readonly problemsTitle: string;
  /** Opens the group of changelog and blog. */
  readonly onHistory: () => void;
}

interface Props extends Common {
  readonly groups: readonly Group[];
  /** Place of the active item among those of all groups. */
  readonly active: number;
}

/**
 * The lists of the dialog, each under the name of its section. A letter typed leaves them as they are until its results come;
 * then the rows that are in sight are painted first, and what is below them a frame later.
 */
export const ResultGroups = memo(function ResultGroups({ groups, active, ...common }: Props) {
  const settled = useAfterPaint(groups);
  return seenFirst(numbered(groups), numbered(settled)).map(({ group, first }) => {
    const row = active - first;
    return (
      <ResultGroup
        key={group.name}
        group={group}
        active={row >= 0 && row < group.items.length ? row : undefined}
        {...common}
      />
    );
  });
});

interface GroupProps extends Common {
  readonly group: Group;
  /** The row that is the active one. */
  readonly active: number | undefined;
}

const ResultGroup = memo(function ResultGroup({ group, active, saved, change, problemsTitle, onHistory }: GroupProps) {
  const { texts } = useSearchTexts();
  const { name, items } = group;
  const id = listId(name);
  const title = nameOf(name, texts, problemsTitle);
  return (
    <section className="result-group">
      <h2 id={`${id}-name`}>
        {name === 'history' && items.length === 0 ? (
          <button type="button" className="link-button" aria-expanded={false} onClick={onHistory}>
            {title}
          </button>
        ) : (
          title
        )}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: rows of links with a button each are not a table */}
      <div id={id} role="grid" aria-labelledby={`${id}-name`}>
        {items.map((item, row) => (
          <ResultRow
            // The next results are written into the rows that are there: that takes half the time of new ones.
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps no state
            key={row}
            id={rowId(name, row)}
            item={item}
            inSection={name !== 'best' && name !== 'history'}
            active={row === active}
            saved={saved}
            change={change}
          />
        ))}
      </div>
    </section>
  );
});

function nameOf(group: GroupName, texts: SearchStrings['search'], problems: string): string {
  const names: Readonly<Record<GroupName, string>> = {
    ...texts.sections,
    best: texts.best,
    history: texts.history,
    recent: texts.recent,
    favourites: texts.favourites,
    own: texts.yourPlatform,
    problems,
  };
  return names[group];
}
