import type { MouseEvent, ReactNode } from 'react';
import { type SearchAddress, writeAddress } from '../../search/address.ts';

interface Props {
  readonly to: SearchAddress;
  readonly current?: 'true' | undefined;
  readonly rel?: string;
  readonly onGo: (address: SearchAddress) => void;
  readonly children: ReactNode;
}

/** A link to another state of the search page, which is shown without loading the page again. */
export function AddressLink({ to, current, rel, onGo, children }: Props) {
  function follow(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo(to);
  }
  return (
    <a href={writeAddress(to) || '?'} rel={rel} aria-current={current} onClick={follow}>
      {children}
    </a>
  );
}
