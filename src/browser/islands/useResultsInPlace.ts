import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Search } from '../../components/Changelog/FilterResults.tsx';
import { watchQuery } from '../query.ts';

/** Hides the unfiltered list while there are results, and restores the scroll position. */
export function useResultsInPlace(search: Search): () => void {
  const goal = useRef<number | 'start' | undefined>(undefined);

  useEffect(() => {
    const scrolledTo = (): number => history.state?.scrollY ?? 0;
    if (scrolledTo() > scrollY) goal.current = scrolledTo();
    return watchQuery((how) => {
      if (how === 'traversed') goal.current = scrolledTo();
    });
  }, []);

  // Before the results are painted: both lists one under the other would flash up.
  useLayoutEffect(() => {
    const unfiltered = document.querySelector<HTMLElement>('[data-unfiltered]');
    if (unfiltered) unfiltered.hidden = search.found !== undefined;
    if (search.status === 'loading') return;
    if (goal.current === 'start') {
      const status = document.querySelector<HTMLElement>('.filter-status');
      status?.focus({ preventScroll: true });
      status?.scrollIntoView();
    } else if (goal.current !== undefined) scrollTo({ top: goal.current, behavior: 'instant' });
    goal.current = undefined;
  }, [search]);

  return () => {
    goal.current = 'start';
  };
}
