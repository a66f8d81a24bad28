import { type FilterNames, noFilter } from '../../changelog/filter.ts';
import type { Calendar } from '../../model/text/format.ts';
import type { IslandTexts } from '../Island/Island.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterResults } from './FilterResults.tsx';

/** Data of the page for the filter. */
export interface ChangelogFilterProps {
  /** URL of the file of facts (`src/changelog/files.ts`). */
  readonly facts: string;
  /** URL of the page of a release, with `{date}` for its date. */
  readonly release: string;
  readonly calendar: Calendar;
  /** The newest version. */
  readonly newest: string;
  readonly names: FilterNames;
}

const nothing = () => {};

/** The filter before its script (`islands/changelogFilter.tsx`) has come. */
export function ChangelogFilter({ calendar, newest, names, locale, strings }: ChangelogFilterProps & IslandTexts) {
  const texts = { filter: noFilter, names, strings };
  return (
    <>
      <FilterForm {...texts} newest={newest} onPlatform={nothing} onSince={nothing} onClear={nothing} />
      <FilterResults
        {...texts}
        reader={{ locale, calendar }}
        search={{ status: 'idle' }}
        onRetry={nothing}
        onPage={nothing}
      />
    </>
  );
}
