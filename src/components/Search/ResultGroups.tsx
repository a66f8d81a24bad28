import { memo } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { Saved } from '../../search/saved.ts';
import { useAfterPaint } from '../Island/useAfterPaint.ts';
import { type GroupName, type ItemGroup, itemsOf, listId, rowId } from './items.ts';
import { ResultRow } from './ResultRow.tsx';
import { useSearchTexts } from './useSearchTexts.ts';

interface Common {
  readonly saved: Saved;
  readonly change: (update: (saved: Saved) => Saved) => void;
  readonly problemsTitle: string;
  /** Opens the group of changelog and blog. */
  readonly onHistory: (isOpen: true) => void;
}

interface Props extends Common {
  readonly groups: readonly ItemGroup[];
  /** Index of the active item across all groups. */
  readonly active: number;
}

/** The lists of the dialog. The first is painted first: a row costs slow phones 2 ms. */
export const ResultGroups = memo(function ResultGroups({ groups, active, ...common }: Props) {
  const later = useAfterPaint(groups);
  const [first] = groups;
  const shown = later === groups || !first ? groups : [first, ...later.filter(({ name }) => name !== first.name)];
  return shown.map((group, at) => (
    <ResultGroup key={group.name} group={group} active={active - itemsOf(shown.slice(0, at)).length} {...common} />
  ));
});

interface GroupProps extends Common {
  readonly group: ItemGroup;
  /** Index of the active row, if it is in this group. */
  readonly active: number;
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
          <button type="button" className="link-button" aria-expanded={false} onClick={() => onHistory(true)}>
            {title}
          </button>
        ) : (
          title
        )}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: rows of links are not a table */}
      <div id={id} role="grid" aria-labelledby={`${id}-name`}>
        {items.map((item, row) => (
          <ResultRow
            // Reusing rows for the next results takes half the time of creating new ones.
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
