import { memo } from 'react';
import type { Locale } from '../../model/locale.ts';
import type { SearchStrings } from '../../model/strings.ts';
import type { Saved } from '../../search/saved.ts';
import { useAfterPaint } from '../Island/useAfterPaint.ts';
import type { DialogSearch } from './dialogList.ts';
import { type Collection, type GroupName, numbered, seenFirst } from './items.ts';
import { ResultRow } from './ResultRow.tsx';

interface Common {
  readonly autocomplete: DialogSearch;
  readonly saved: Saved;
  readonly change: (update: (saved: Saved) => Saved) => void;
  readonly strings: SearchStrings;
  readonly locale: Locale;
  readonly problemsTitle: string;
}

interface Props extends Common {
  readonly collections: readonly Collection[];
  readonly activeItemId: number | null;
}

/**
 * The lists of the dialog, each under the name of its section. A letter typed leaves them as they are until its results come;
 * then the rows that are in sight are painted first, and what is below them a frame later.
 */
export const ResultGroups = memo(function ResultGroups({ collections, activeItemId, ...common }: Props) {
  const settled = useAfterPaint(collections);
  return seenFirst(numbered(collections), numbered(settled)).map(({ collection, first }) => {
    const row = (activeItemId ?? -1) - first;
    const active = row >= 0 && row < collection.items.length ? row : undefined;
    return <ResultGroup key={collection.source.sourceId} collection={collection} active={active} {...common} />;
  });
});

interface GroupProps extends Common {
  readonly collection: Collection;
  /** The row that is the active one. */
  readonly active: number | undefined;
}

const ResultGroup = memo(function ResultGroup({ collection, active, ...common }: GroupProps) {
  const { autocomplete, strings } = common;
  const { source, items } = collection;
  const { id } = autocomplete.getListProps({ source });
  return (
    <section className="result-group">
      <h2 id={`${id}-name`}>{nameOf(source.sourceId, strings.search, common.problemsTitle)}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: rows of links with a button each are not a table */}
      <div id={id} role="grid" aria-labelledby={`${id}-name`}>
        {items.map((item, row) => (
          <ResultRow
            // The next results are written into the rows that are there: that takes half the time of new ones.
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps no state
            key={row}
            item={item}
            active={row === active}
            autocomplete={autocomplete}
            source={source}
            saved={common.saved}
            change={common.change}
            strings={strings}
            locale={common.locale}
          />
        ))}
      </div>
    </section>
  );
});

function nameOf(source: string, texts: SearchStrings['search'], problems: string): string {
  const names: Readonly<Record<GroupName, string>> = {
    ...texts.sections,
    recent: texts.recent,
    favourites: texts.favourites,
    own: texts.ownPages,
    problems,
  };
  return Object.entries(names).find(([name]) => name === source)?.[1] ?? source;
}
