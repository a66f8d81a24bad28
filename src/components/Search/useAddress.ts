import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readAddress, type SearchAddress, writeAddress } from '../../search/address.ts';

/** Milliseconds of rest before the address follows: browsers refuse changes that come too fast. */
const addressDelay = 400;

const nowhere: SearchAddress = { query: '', section: undefined, page: 1, literal: false };

/** The query part of the address of the page (`src/browser/query.ts`). */
export interface AddressQuery {
  readonly current: () => string;
  readonly set: (query: string, how: 'push' | 'replace') => void;
  /** Calls back when it changed; `traversed`: by a step through the history. */
  readonly watch: (changed: (how: 'set' | 'traversed') => void) => () => void;
}

/** The search page's address as its state. All that is typed makes one entry of the history. */
export function createAddressState(query: AddressQuery | undefined, onShow: (address: SearchAddress) => void) {
  let present = nowhere;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True if the present history entry is one of typing, which the next keystroke changes. */
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

  /** Writes what was typed but is not in the address yet; what is typed next gets a new entry. */
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
    /** Shows the address, or what was typed before. @returns a function that stops this */
    start(typed: string): (() => void) | undefined {
      if (!query) return undefined;
      present = readAddress(query.current());
      // The field showed the query of the address: an empty one was emptied by the reader.
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

/** The address of the search page as the state of a component; nowhere while it is built. */
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
