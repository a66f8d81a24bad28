import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Filter, type FilterNames, isActive, noFilter, readFilter, writeFilter } from '../../changelog/filter.ts';
import type { ChangelogFilterProps } from '../../components/Changelog/ChangelogFilter.tsx';
import { FilterForm, type TypedName } from '../../components/Changelog/FilterForm.tsx';
import { FilterResults } from '../../components/Changelog/FilterResults.tsx';
import type { IslandTexts } from '../../components/Island/Island.tsx';
import { changelogFiles } from '../changelogFiles.ts';
import type { StartIsland } from '../islands.ts';
import { currentQuery, setQuery, watchQuery } from '../query.ts';
import { mount, propsOf } from './mount.tsx';
import { useResultsInPlace } from './useResultsInPlace.ts';
import { useSearch } from './useSearch.ts';

/** Milliseconds without a keystroke after which a typed text is looked for. */
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
  const fields = 'input:not([type=radio]), input:checked, select';
  for (const { name, value } of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields))
    values.set(name, value);
  const chosen = readFilter(values.toString(), names);
  if (isActive(chosen)) setQuery(writeFilter(chosen), 'push');
}

function LiveFilter({
  facts,
  release,
  years,
  calendar,
  newest,
  names,
  locale,
  strings,
}: ChangelogFilterProps & IslandTexts) {
  const query = useSyncExternalStore(watchQuery, currentQuery, () => '');
  const filter = useMemo(() => readFilter(query, names), [query, names]);
  const [files] = useState(() => changelogFiles(facts));
  const { search, retry } = useSearch(files, filter, release);
  const showStart = useResultsInPlace(search);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef<Partial<Record<TypedName, string>>>({});

  const go = (changed: Partial<Filter>, how: 'push' | 'replace' = 'push') => {
    clearTimeout(typing.current);
    typed.current = {};
    setQuery(writeFilter({ ...readFilter(currentQuery(), names), page: 1, ...changed }), how);
  };
  // One step of the history for a text, not one for each letter.
  const look = () => {
    const before = readFilter(currentQuery(), names);
    const { since, text } = { since: before.since, text: before.text, ...typed.current };
    const isNew = (before.since === '' && since !== '') || (before.text === '' && text !== '');
    go({ since: since.trim(), text: text.trim() }, isNew ? 'push' : 'replace');
  };
  const texts = { filter, reader: { locale, calendar }, names, strings };
  return (
    <>
      <FilterForm
        {...texts}
        years={years}
        onChoose={(name, value) => go({ [name]: value })}
        newest={newest}
        onType={(name, value) => {
          typed.current[name] = value;
          clearTimeout(typing.current);
          typing.current = setTimeout(look, typingPause);
        }}
        onClear={() => go(noFilter)}
      />
      <FilterResults
        {...texts}
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
