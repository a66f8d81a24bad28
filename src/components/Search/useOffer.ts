import { useState } from 'react';
import type { SearchStart, StartPage } from '../../model/searchStart.ts';
import type { Offer } from './items.ts';

export interface StartSource {
  readonly load: () => Promise<SearchStart>;
  /** The platform chosen by the reader; empty if none. */
  readonly platform: () => string;
}

export function ownPages({ platforms }: SearchStart, platform: string): StartPage[] {
  return Object.entries(platforms).flatMap(([id, page]) => (id === platform ? page : []));
}

/** Pages offered before anything is typed, loaded when `read` is called. */
export function useOffer(source: StartSource | undefined) {
  const [offer, setOffer] = useState<Offer>({ title: '', own: [], problems: [] });
  const read = () =>
    source?.load().then(
      (start) => setOffer({ ...start, own: ownPages(start, source.platform()) }),
      (error: unknown) => console.warn('The pages that search offers could not be loaded.', error),
    );
  return { offer, read };
}
