import { useEffect, useRef, useState } from 'react';
import { readAddress, type SearchAddress, writeAddress } from '../../search/address.ts';

/** Milliseconds after the last letter when the address follows: browsers refuse changes that come too fast. */
const rest = 400;

const nowhere: SearchAddress = { query: '', section: undefined, page: 1, literal: false };

/**
 * The address of the search page as its state. Only the query part changes, so the page is not fetched again, and the router's
 * own notes in the history entry are kept.
 * @param onShow is called with each address that is to be shown
 * @param typedBefore gives the query that was typed before the page was hydrated
 */
export function useAddress(onShow: (address: SearchAddress) => void, typedBefore: () => string) {
  // The page was built without a query.
  const [address, setAddress] = useState(nowhere);
  const present = useRef(nowhere);
  const show = useRef(onShow);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the present history entry is one of typing, which the next letter changes. */
  const typing = useRef(false);

  useEffect(() => {
    show.current = onShow;
  });

  function apply(next: SearchAddress): void {
    present.current = next;
    setAddress(next);
    show.current(next);
  }

  function write(kind: 'push' | 'replace'): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    const url = location.pathname + writeAddress(present.current);
    if (url === location.pathname + location.search) return;
    if (kind === 'replace') history.replaceState(history.state, '', url);
    else history.pushState({ ...history.state, scrollX: 0, scrollY: 0 }, '', url);
  }

  /** Writes what was typed but is not in the address yet; what is typed next gets a new entry. */
  function settle(): void {
    if (timer.current !== undefined) write(typing.current ? 'replace' : 'push');
    typing.current = false;
  }

  function type(query: string): void {
    apply({ ...present.current, query, page: 1, literal: false });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      write(typing.current ? 'replace' : 'push');
      typing.current = true;
    }, rest);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it uses is the same in every rendering
  useEffect(() => {
    const typed = typedBefore();
    const written = readAddress(location.search);
    // The field showed the query of the address before this code came: an empty field was emptied by the reader.
    if (typed === written.query) apply(written);
    else {
      present.current = written;
      type(typed);
    }
    const { pathname } = location;
    const onPopState = (event: PopStateEvent) => {
      const known = writeAddress(present.current);
      if (location.pathname !== pathname || known === location.search) return;
      // The router would fetch the page again.
      event.stopImmediatePropagation();
      clearTimeout(timer.current);
      timer.current = undefined;
      typing.current = false;
      apply(readAddress(location.search));
    };
    addEventListener('popstate', onPopState, { capture: true });
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', onPopState, { capture: true });
    };
  }, []);

  return {
    address,
    settle,
    /** Shows another section or page of results. */
    go(next: SearchAddress): void {
      settle();
      apply(next);
      write('push');
    },
    /** Follows a letter that was typed. */
    type,
    /** Corrects an address that asks for more than there is. */
    correct(next: SearchAddress): void {
      apply(next);
      write('replace');
    },
  };
}
