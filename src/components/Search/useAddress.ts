import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readAddress, type SearchAddress, writeAddress } from '../../search/address.ts';

/**
 * Milliseconds after the last key after which the address follows: browsers refuse changes that
 * come too fast.
 */
const rest = 400;

const nowhere: SearchAddress = { query: '', section: undefined, page: 1, literal: false };

/** The parts of a window that the address needs. */
export type AddressWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
};

/**
 * The address of the search page as its state. Only the query part changes, so the page is not
 * fetched again, and the router's own notes in the history entry are kept. What is typed makes one
 * entry, however many letters it has; each other step makes one.
 * @param window gives the window once something happens: while the page is built there is none
 * @param onShow is called with each address that is to be shown
 */
export function createAddressState(window: () => AddressWindow, onShow: (address: SearchAddress) => void) {
  let present = nowhere;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True if the present history entry is one of typing, which the next letter changes. */
  let typing = false;

  function apply(next: SearchAddress): void {
    present = next;
    onShow(next);
  }

  function forgetTyped(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function write(kind: 'push' | 'replace'): void {
    forgetTyped();
    const { location, history } = window();
    const url = location.pathname + writeAddress(present);
    if (url === location.pathname + location.search) return;
    if (kind === 'replace') history.replaceState(history.state, '', url);
    else history.pushState({ ...history.state, scrollX: 0, scrollY: 0 }, '', url);
  }

  /** Writes what was typed but is not in the address yet; what is typed next gets a new entry. */
  function settle(): void {
    if (timer !== undefined) write(typing ? 'replace' : 'push');
    typing = false;
  }

  /** Follows a letter that was typed. */
  function type(query: string): void {
    apply({ ...present, query, page: 1, literal: false });
    clearTimeout(timer);
    timer = setTimeout(() => {
      write(typing ? 'replace' : 'push');
      typing = true;
    }, rest);
  }

  return {
    settle,
    type,
    /**
     * Shows what the address says, or what was typed before the page was hydrated, and follows
     * steps through the history. Gives the function that ends this.
     */
    start(typed: string): () => void {
      const view = window();
      const { location } = view;
      const written = readAddress(location.search);
      // The field showed the query of the address before this code came: an empty field was emptied
      // by the reader.
      if (typed === written.query) apply(written);
      else {
        present = written;
        type(typed);
      }
      const { pathname } = location;
      const onPopState = (event: Event) => {
        if (location.pathname !== pathname || writeAddress(present) === location.search) return;
        // The router would fetch the page again.
        event.stopImmediatePropagation();
        forgetTyped();
        typing = false;
        apply(readAddress(location.search));
      };
      view.addEventListener('popstate', onPopState, { capture: true });
      return () => {
        forgetTyped();
        view.removeEventListener('popstate', onPopState, { capture: true });
      };
    },
    /** Shows another section or page of results. */
    go(next: SearchAddress): void {
      settle();
      apply(next);
      write('push');
    },
    /** Corrects an address that asks for more than there is. */
    correct(next: SearchAddress): void {
      apply(next);
      write('replace');
    },
  };
}

/**
 * The address of the search page as the state of a component.
 * @param onShow is called with each address that is to be shown
 * @param typedBefore gives the query that was typed before the page was hydrated
 */
export function useAddress(onShow: (address: SearchAddress) => void, typedBefore: () => string) {
  // The page was built without a query.
  const [address, setAddress] = useState(nowhere);
  const show = useRef(onShow);
  const [state] = useState(() =>
    createAddressState(
      () => window,
      (next) => {
        setAddress(next);
        show.current(next);
      },
    ),
  );

  useLayoutEffect(() => {
    show.current = onShow;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is hydrated once
  useEffect(() => state.start(typedBefore()), [state]);

  return { address, ...state };
}
