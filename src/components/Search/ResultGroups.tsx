import { memo } from 'react';
import type { SearchStrings } from '../../model/strings.ts';
import type { Saved } from '../../search/saved.ts';
import type { DialogSearch } from './dialogList.ts';
import type { Collection, GroupName } from './items.ts';
import { ResultRow } from './ResultRow.tsx';

interface Props {
  readonly autocomplete: DialogSearch;
  readonly collections: readonly Collection[];
  readonly activeItemId: number | null;
  readonly saved: Saved;
  readonly change: (update: (saved: Saved) => Saved) => void;
  readonly strings: SearchStrings;
}

/** The lists of the dialog, each under the name of its section. A letter typed leaves them as they are until its results come. */
export const ResultGroups = memo(function ResultGroups(props: Props) {
  const { autocomplete, collections, activeItemId, saved, change, strings } = props;
  let index = 0;
  return collections.map(({ source, items }) => {
    const { id } = autocomplete.getListProps({ source });
    return (
      <section key={source.sourceId} className="result-group">
        <h2 id={`${id}-name`}>{nameOf(source.sourceId, strings.search)}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: rows of links with a button each are no table */}
        <div id={id} role="grid" aria-labelledby={`${id}-name`}>
          {items.map((item, row) => {
            const active = index++ === activeItemId;
            const cell = autocomplete.getItemProps({ item, source, role: 'gridcell', className: 'result-cell' });
            return (
              <ResultRow
                // The next results are written into the rows that are there: that takes half the time of new ones.
                // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps nothing of its own
                key={row}
                item={item}
                active={active}
                cell={cell}
                saved={saved}
                change={change}
                strings={strings}
              />
            );
          })}
        </div>
      </section>
    );
  });
});

function nameOf(source: string, texts: SearchStrings['search']): string {
  const names: Readonly<Record<GroupName, string>> = {
    ...texts.sections,
    recent: texts.recent,
    favourites: texts.favourites,
  };
  return Object.entries(names).find(([name]) => name === source)?.[1] ?? source;
}
