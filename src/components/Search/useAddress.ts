import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readAddress, type SearchAddress, writeAddress } from '../../search/address.ts';

/** Milliseconds without typing before the address changes: browsers refuse frequent changes. */
const addressDelay = 400;

const nowhere: SearchAddress = { query: '', section: undefined, page: 1, literal: false };

export interface AddressQuery {
  readonly current: () => string;
  readonly set: (query: string, how: 'push' | 'replace') => void;
  /** Calls back when it changed; `traversed`: by a step through the history. */
  readonly watch: (changed: (how: 'set' | 'traversed') => void) => () => void;
}

/** The search page's address as its state. Consecutive typing makes one history entry. */
export function createAddressState(query: AddressQuery | undefined, onShow: (address: SearchAddress) => void) {
  let present = nowhere;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True if the current history entry is from typing, so that the next keystroke changes it. */
  let typing = false;

  function apply(next: SearchAddress): void {
    present = next;
    onShow(next);
  }

  function forgetTyped(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function write(how: 'push' | 'replace'): void {
    forgetTyped();
    query?.set(writeAddress(present), how);
  }

  /** Writes typed text that is not in the address yet; later typing gets a new entry. */
  function settle(): void {
    if (timer !== undefined) write(typing ? 'replace' : 'push');
    typing = false;
  }

  /** Takes over the text after a keystroke. */
  function type(text: string): void {
    apply({ ...present, query: text, page: 1, literal: false });
    clearTimeout(timer);
    timer = setTimeout(() => {
      write(typing ? 'replace' : 'push');
      typing = true;
    }, addressDelay);
  }

  return {
    settle,
    type,
    /** Shows the address, or text typed before hydration. @returns a function that stops this */
    start(typed: string): (() => void) | undefined {
      if (!query) return undefined;
      present = readAddress(query.current());
      // The field showed the query of the address, so the reader has emptied an empty one.
      if (typed === present.query) apply(present);
      else type(typed);
      const unwatch = query.watch((how) => {
        if (how === 'set') return;
        forgetTyped();
        typing = false;
        apply(readAddress(query.current()));
      });
      return () => {
        forgetTyped();
        unwatch();
      };
    },
    go(next: SearchAddress): void {
      settle();
      apply(next);
      write('push');
    },
    /** Corrects an address beyond the last page of results. */
    correct(next: SearchAddress): void {
      apply(next);
      write('replace');
    },
  };
}

/** The address of the search page as the state of a component; inactive during the build. */
export function useAddress(
  query: AddressQuery | undefined,
  onShow: (address: SearchAddress) => void,
  typedBefore: () => string,
) {
  const [address, setAddress] = useState(nowhere);
  const show = useRef(onShow);
  const [state] = useState(() =>
    createAddressState(query, (next) => {
      setAddress(next);
      show.current(next);
    }),
  );

  useLayoutEffect(() => {
    show.current = onShow;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is hydrated once
  useEffect(() => state.start(typedBefore()), [state]);

  return { address, ...state };
}
