import { useMemo, useState } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { SearchStart } from '../../model/searchStart.ts';
import { noOffer, type Offer } from './items.ts';
import { type OwnPages, pagesOfReader } from './start.ts';

/** Sources of the suggested pages before anything is typed. */
export interface StartSource {
  readonly load: () => Promise<SearchStart>;
  readonly own: () => OwnPages;
}

/** The pages that are offered before anything is typed, once `read` was called and they are there; without them search is what it is. */
export function useOffer(source: StartSource | undefined, texts: SearchStrings['search']) {
  const [offer, setOffer] = useState<Offer>(noOffer);
  const [title, setTitle] = useState('');
  const read = useMemo(
    () => () => {
      source?.load().then(
        (start) => {
          setTitle(start.title);
          setOffer({ own: pagesOfReader(start, source.own(), texts), problems: start.problems });
        },
        (error: unknown) => console.warn('The pages that search offers could not be loaded.', error),
      );
    },
    [source, texts],
  );
  return { offer, title, read };
}
