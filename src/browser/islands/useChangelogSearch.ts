import { useEffect, useState } from 'react';
import type { ChangelogFiles } from '../../changelog/files.ts';
import { type Filter, isActive } from '../../changelog/filter.ts';
import { findChanges } from '../../changelog/find.ts';
import type { Search } from '../../components/Changelog/FilterResults.tsx';

/** The last search counts. `release` is the URL of a release with `{date}`. */
export function useChangelogSearch(
  files: ChangelogFiles,
  filter: Filter,
  release: string,
): { readonly search: Search; readonly retry: () => void } {
  const [search, setSearch] = useState<Search>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    // Loads the facts while the reader chooses. A failure is shown when a search needs them.
    files.facts().catch(() => {});
  }, [files]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same search
  useEffect(() => {
    if (!isActive(filter)) {
      setSearch({ status: 'idle' });
      return;
    }
    let wanted = true;
    setSearch(({ found }) => ({ status: 'loading', found }));
    findChanges(files, filter, (date) => release.replace('{date}', date)).then(
      (found) => {
        if (wanted) setSearch({ status: 'found', found });
      },
      (error: unknown) => {
        console.warn('The changelog could not be searched.', error);
        if (wanted) setSearch({ status: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [files, filter, release, attempt]);

  return { search, retry: () => setAttempt(attempt + 1) };
}
