import type { AutocompleteState } from '@algolia/autocomplete-core';
import { type MouseEventHandler, memo } from 'react';
import type { Strings } from '../../model/strings.ts';
import { type Saved, toggleFavourite, withoutRecent } from '../../search/saved.ts';
import { type GroupName, type Item, sameItems } from './items.ts';
import { ResultRow } from './ResultRow.tsx';
import type { DialogSearch } from './useDialogSearch.ts';

interface Props {
  readonly autocomplete: DialogSearch;
  readonly state: AutocompleteState<Item>;
  readonly saved: Saved;
  readonly change: (update: (saved: Saved) => Saved) => void;
  readonly strings: Strings;
  readonly onLeave: MouseEventHandler;
}

/**
 * The lists of the dialog, each under the name of its section. A letter typed renders the dialog several times before its results
 * are there: as long as the list is the same it stays as it is.
 */
export const ResultGroups = memo(Groups, (one, other) => {
  const same = one.saved === other.saved && one.state.activeItemId === other.state.activeItemId;
  return same && sameItems(one.state.collections, other.state.collections);
});

function Groups({ autocomplete, state, saved, change, strings, onLeave }: Props) {
  let index = 0;
  return state.collections.map(({ source, items }) => {
    const { id } = autocomplete.getListProps({ source });
    return (
      <section key={source.sourceId} className="result-group">
        <h2 id={`${id}-name`}>{nameOf(source.sourceId, strings.search)}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: rows of links with a button each are no table */}
        <div id={id} role="grid" aria-labelledby={`${id}-name`}>
          {items.map((item) => {
            const active = index++ === state.activeItemId;
            const cell = autocomplete.getItemProps({ item, source, role: 'gridcell', className: 'result-cell' });
            return (
              <ResultRow
                key={item.id}
                item={item}
                active={active}
                cell={cell}
                saved={saved}
                strings={strings}
                onLeave={onLeave}
                onStar={(favourite) => change((before) => toggleFavourite(before, favourite))}
                onForget={(query) => change((before) => withoutRecent(before, query))}
              />
            );
          })}
        </div>
      </section>
    );
  });
}

function nameOf(source: string, texts: Strings['search']): string {
  const names: Readonly<Record<GroupName, string>> = {
    ...texts.sections,
    recent: texts.recent,
    favourites: texts.favourites,
  };
  return Object.entries(names).find(([name]) => name === source)?.[1] ?? source;
}
