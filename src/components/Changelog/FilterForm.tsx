import { useEffect, useRef } from 'react';
import { type Filter, type FilterNames, isActive } from '../../changelog/filter.ts';
import type { Strings } from '../../model/config/strings.ts';
import { FilterChips } from '../Filter/FilterChips.tsx';

export interface FilterFormProps {
  readonly filter: Filter;
  readonly names: FilterNames;
  readonly strings: Strings;
  /** The newest version, as an example of what to type. */
  readonly newest: string;
  readonly onPlatform: (id: string) => void;
  /** Called with each change of the version that is typed. */
  readonly onSince: (version: string) => void;
  readonly onClear: () => void;
}

/** The version that the reader has, and the platform. */
export function FilterForm({ filter, names, strings, newest, ...on }: FilterFormProps) {
  const { changelog } = strings;
  const since = useFollowedField(filter.since, on.onSince);
  return (
    <search className="filter needs-js" aria-label={changelog.filter}>
      <label>
        {changelog.since}
        <input
          ref={since}
          type="search"
          name="since"
          autoComplete="off"
          enterKeyHint="search"
          dir="ltr"
          placeholder={newest}
          defaultValue=""
          onChange={({ target }) => on.onSince(target.value)}
        />
      </label>
      <FilterChips
        name="platform"
        label={changelog.platform}
        options={Object.entries(names.platforms)}
        strings={strings}
        value={filter.platform}
        onChoose={on.onPlatform}
      />
      {isActive(filter) && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            since.current?.focus();
            on.onClear();
          }}
        >
          {changelog.clear}
        </button>
      )}
    </search>
  );
}

/** A field that follows the address, and the address it; letters typed before hydration count. */
function useFollowedField(value: string, onType: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address is followed once
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const typed = input.value.trim();
    if (!hydrated.current) {
      hydrated.current = true;
      if (typed !== value && typed !== '') {
        onType(typed);
        return;
      }
    }
    const typedOn = value !== '' && input === document.activeElement && typed.startsWith(value);
    if (typed !== value && !typedOn) input.value = value;
  }, [value]);
  return field;
}
