import { useEffect, useRef } from 'react';
import { type Conditions, type Filter, type FilterNames, isActive } from '../../changelog/filter.ts';
import { calendarOf, yearLabel } from '../../model/changelog.ts';
import { formatYear, type Reader } from '../../model/format.ts';
import type { Strings } from '../../model/strings.ts';

export interface FilterFormProps {
  readonly filter: Filter;
  /** Years of the reader's calendar, newest first. */
  readonly years: readonly number[];
  readonly reader: Reader;
  readonly names: FilterNames;
  readonly strings: Strings;
  readonly onChoose: (name: keyof Conditions, value: string) => void;
  /** Called with each change of the text, and with `now` when the reader asks for the result. */
  readonly onType: (text: string, now: boolean) => void;
  readonly onClear: () => void;
}

/** The conditions of the filter. Sent as a form, before its script has come, they make the same address. */
export function FilterForm({ filter, years, reader, names, strings, onChoose, onType, onClear }: FilterFormProps) {
  const { changelog } = strings;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address is followed once
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const typed = input.value.trim();
    if (!hydrated.current) {
      hydrated.current = true;
      // Letters that came before the field was alive.
      if (typed !== filter.text && typed !== '') onType(typed, false);
      return;
    }
    const typedOn = filter.text !== '' && input === document.activeElement && typed.startsWith(filter.text);
    if (typed !== filter.text && !typedOn) input.value = filter.text;
  }, [filter.text]);
  const select = (name: keyof Conditions, label: string, options: readonly [string, string][]) => (
    <label>
      {label}
      <select name={name} value={filter[name]} onChange={(event) => onChoose(name, event.target.value)}>
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
          onType(field.current?.value ?? '', true);
        }}
      >
        {select('platform', changelog.platform, Object.entries(names.platforms))}
        {select('component', changelog.component, Object.entries(names.components))}
        {select('kind', changelog.kind, Object.entries(names.kinds))}
        {select('year', changelog.yearFilter, yearOptions(filter.year, years, strings, reader))}
        <label className="filter-text">
          {changelog.text}
          <input
            ref={field}
            type="search"
            name="text"
            enterKeyHint="search"
            defaultValue=""
            onChange={(event) => onType(event.target.value, false)}
          />
        </label>
        {isActive(filter) && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              form.current?.querySelector('select')?.focus();
              onClear();
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
