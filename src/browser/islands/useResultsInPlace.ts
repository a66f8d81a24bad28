import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Search } from '../../components/Changelog/FilterResults.tsx';
import { watchQuery } from '../query.ts';

/**
 * Keeps the page in order around the results: the unfiltered list is away while there are any, a step through the history ends where
 * the reader had scrolled to, and another page of results (after the function given back was called) begins at its start.
 */
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
