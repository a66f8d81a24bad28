import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SearchAddress } from '../../search/address.ts';
import { createAddressState, nowhere } from './addressState.ts';

/**
 * The address of the search page as its state: see `createAddressState`.
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
