import { useMemo, useState } from 'react';
import type { SearchStart, StartPage } from '../../model/searchStart.ts';
import { noOffer, type Offer } from './items.ts';

/** Sources of the suggested pages before anything is typed. */
export interface StartSource {
  readonly load: () => Promise<SearchStart>;
  /** The platform that the reader has chosen; empty if none. */
  readonly platform: () => string;
}

/** The page of the reader's platform. */
export function ownPages({ platforms }: SearchStart, platform: string): StartPage[] {
  return Object.entries(platforms).flatMap(([id, page]) => (id === platform ? page : []));
}

/** The pages that are offered before anything is typed, once `read` was called and they are there; without them search is what it is. */
export function useOffer(source: StartSource | undefined) {
  const [offer, setOffer] = useState<Offer>(noOffer);
  const [title, setTitle] = useState('');
  const read = useMemo(
    () => () => {
      source?.load().then(
        (start) => {
          setTitle(start.title);
          setOffer({ own: ownPages(start, source.platform()), problems: start.problems });
        },
        (error: unknown) => console.warn('The pages that search offers could not be loaded.', error),
      );
    },
    [source],
  );
  return { offer, title, read };
}
