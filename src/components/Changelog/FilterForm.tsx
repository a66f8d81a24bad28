import { useRef } from 'react';
import { type Conditions, type Filter, type FilterNames, isActive } from '../../changelog/filter.ts';
import type { Strings } from '../../model/config/strings.ts';
import { calendarOf, yearLabel } from '../../model/pages/changelog.ts';
import { formatYear, type Reader } from '../../model/text/format.ts';
import { FilterChips, FilterSelect, MoreFilters } from '../Filter/Filter.tsx';
import { TypedCondition } from './TypedCondition.tsx';

/** The conditions that are typed; all others are chosen. */
export type TypedName = 'since' | 'text';

export interface FilterFormProps {
  readonly filter: Filter;
  /** Years of the reader's calendar, newest first. */
  readonly years: readonly number[];
  readonly reader: Reader;
  readonly names: FilterNames;
  readonly strings: Strings;
  readonly onChoose: (name: Exclude<keyof Conditions, TypedName>, value: string) => void;
  /** The newest version, as an example of what to type. */
  readonly newest: string;
  /** Called with each change of a typed condition. */
  readonly onType: (name: TypedName, value: string) => void;
  readonly onClear: () => void;
}

/** Conditions of the filter, which hold at once. */
export function FilterForm({ filter, years, reader, names, strings, newest, ...on }: FilterFormProps) {
  const { changelog } = strings;
  const { component, kind, year, text } = filter;
  const form = useRef<HTMLElement>(null);
  const typed = (name: TypedName, label: string, placeholder?: string) => (
    <TypedCondition
      name={name}
      label={label}
      value={filter[name]}
      placeholder={placeholder}
      onType={(value) => on.onType(name, value)}
    />
  );
  const condition = (name: Exclude<keyof Conditions, TypedName>, label: string, options: [string, string][]) => ({
    name,
    label,
    options,
    strings,
    value: filter[name],
    onChoose: (value: string) => on.onChoose(name, value),
  });
  return (
    <search ref={form} className="filter needs-js" aria-label={changelog.filter}>
      {typed('since', changelog.since, newest)}
      <FilterChips {...condition('platform', changelog.platform, Object.entries(names.platforms))} />
      <MoreFilters strings={strings} isUsed={[component, kind, year, text].some((value) => value !== '')}>
        {typed('text', changelog.text)}
        <FilterSelect {...condition('component', changelog.component, Object.entries(names.components))} />
        <FilterSelect {...condition('kind', changelog.kind, Object.entries(names.kinds))} />
        <FilterSelect {...condition('year', changelog.yearFilter, yearOptions(filter.year, years, strings, reader))} />
      </MoreFilters>
      {isActive(filter) && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            form.current?.querySelector('input')?.focus();
            on.onClear();
          }}
        >
          {changelog.clear}
        </button>
      )}
    </search>
  );
}

/** The reader's years, and one from an address in another calendar. */
function yearOptions(chosen: string, years: readonly number[], strings: Strings, reader: Reader): [string, string][] {
  const { locale, calendar } = reader;
  const own = years.map((year): [string, string] => [String(year), formatYear(year, locale)]);
  const year = Number(chosen);
  const known = chosen === '' || years.includes(year);
  if (known) return own;
  const label = calendarOf(year) === calendar ? formatYear(year, locale) : yearLabel(year, strings, reader);
  return [...own, [chosen, label]];
}
