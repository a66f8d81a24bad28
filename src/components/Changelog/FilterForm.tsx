import { useRef } from 'react';
import { type Conditions, type Filter, type FilterNames, isActive } from '../../changelog/filter.ts';
import type { Strings } from '../../model/config/strings.ts';
import { calendarOf, yearLabel } from '../../model/pages/changelog.ts';
import { formatYear, type Reader } from '../../model/text/format.ts';
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
  /** Called when the reader asks for the result of what is typed. */
  readonly onSubmit: () => void;
  readonly onClear: () => void;
}

/** The conditions of the filter. Sent as a form, before its script has come, they make the same address. */
export function FilterForm({ filter, years, reader, names, strings, newest, ...on }: FilterFormProps) {
  const { changelog } = strings;
  const form = useRef<HTMLFormElement>(null);
  const typed = (name: TypedName, label: string, placeholder?: string) => (
    <TypedCondition
      name={name}
      label={label}
      value={filter[name]}
      placeholder={placeholder}
      onType={(value) => on.onType(name, value)}
    />
  );
  const select = (name: Exclude<keyof Conditions, TypedName>, label: string, options: readonly [string, string][]) => (
    <label>
      {label}
      <select name={name} value={filter[name]} onChange={(event) => on.onChoose(name, event.target.value)}>
        <option value="">{changelog.any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <search>
      <form
        ref={form}
        className="changelog-filter needs-js"
        aria-label={changelog.filter}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          on.onSubmit();
        }}
      >
        {typed('since', changelog.since, newest)}
        {select('platform', changelog.platform, Object.entries(names.platforms))}
        {select('component', changelog.component, Object.entries(names.components))}
        {select('kind', changelog.kind, Object.entries(names.kinds))}
        {select('year', changelog.yearFilter, yearOptions(filter.year, years, strings, reader))}
        {typed('text', changelog.text)}
        {isActive(filter) && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              form.current?.querySelector('select')?.focus();
              on.onClear();
            }}
          >
            {changelog.clear}
          </button>
        )}
      </form>
    </search>
  );
}

/** The reader's years, and the one that came with an address from a language of another calendar. */
function yearOptions(chosen: string, years: readonly number[], strings: Strings, reader: Reader): [string, string][] {
  const { locale, calendar } = reader;
  const own = years.map((year): [string, string] => [String(year), formatYear(year, locale)]);
  const year = Number(chosen);
  const known = chosen === '' || years.includes(year);
  if (known) return own;
  const label = calendarOf(year) === calendar ? formatYear(year, locale) : yearLabel(year, strings, reader);
  return [...own, [chosen, label]];
}
