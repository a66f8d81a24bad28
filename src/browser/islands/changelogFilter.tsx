import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Filter, type FilterNames, isActive, noFilter, readFilter, writeFilter } from '../../changelog/filter.ts';
import type { ChangelogFilterProps } from '../../components/Changelog/ChangelogFilter.tsx';
import { FilterForm } from '../../components/Changelog/FilterForm.tsx';
import { FilterResults } from '../../components/Changelog/FilterResults.tsx';
import type { IslandTexts } from '../../components/Island/Island.tsx';
import { changelogFiles } from '../changelogFiles.ts';
import type { StartIsland } from '../islands.ts';
import { currentQuery, setQuery, watchQuery } from '../query.ts';
import { mount, propsOf } from './mount.tsx';
import { useChangelogSearch } from './useChangelogSearch.ts';
import { useResultsInPlace } from './useResultsInPlace.ts';

/** Milliseconds without a keystroke after which a typed version is looked for. */
const typingPause = 300;

const start: StartIsland = (element, texts, signal) => {
  const props = propsOf<ChangelogFilterProps>(element);
  adoptChoices(element, props.names);
  mount(element, <LiveFilter {...props} {...texts} />, texts, signal);
};

export default start;

/** Puts earlier choices into the address, from which all else follows. */
function adoptChoices(element: HTMLElement, names: FilterNames): void {
  const values = new URLSearchParams();
  const fields = element.querySelectorAll<HTMLInputElement>('input:not([type=radio]), input:checked');
  for (const { name, value } of fields) values.set(name, value);
  const chosen = readFilter(values.toString(), names);
  if (isActive(chosen)) setQuery(writeFilter(chosen), 'push');
}

function LiveFilter({ facts, release, calendar, newest, names, locale, strings }: ChangelogFilterProps & IslandTexts) {
  const query = useSyncExternalStore(watchQuery, currentQuery, () => '');
  const filter = useMemo(() => readFilter(query, names), [query, names]);
  const [files] = useState(() => changelogFiles(facts));
  const { search, retry } = useChangelogSearch(files, filter, release);
  const showStart = useResultsInPlace(search);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (changed: Partial<Filter>, how: 'push' | 'replace' = 'push') => {
    clearTimeout(typing.current);
    setQuery(writeFilter({ ...readFilter(currentQuery(), names), page: 1, ...changed }), how);
  };
  // One step of the history for a version, not one for each digit.
  const look = (since: string) =>
    go({ since }, readFilter(currentQuery(), names).since === '' && since !== '' ? 'push' : 'replace');
  const texts = { filter, names, strings };
  return (
    <>
      <FilterForm
        {...texts}
        newest={newest}
        onPlatform={(platform) => go({ platform })}
        onSince={(version) => {
          clearTimeout(typing.current);
          typing.current = setTimeout(() => look(version.trim()), typingPause);
        }}
        onClear={() => go(noFilter)}
      />
      <FilterResults
        {...texts}
        reader={{ locale, calendar }}
        search={search}
        onRetry={retry}
        onPage={(page) => {
          showStart();
          go({ page });
        }}
      />
    </>
  );
}
