import { useCallback, useState } from 'react';
import { store, stored } from '../../browser/storage.ts';
import type { Locale } from '../../model/locale.ts';
import { nothingSaved, parseSaved, type Saved } from '../../search/saved.ts';

/** The recent searches and favourites of a language. Nothing is known until it is read, since the page was built without it. */
export function useSaved(locale: Locale) {
  const [saved, setSaved] = useState(nothingSaved);
  const key = `search-${locale}`;
  const read = useCallback(() => setSaved(parseSaved(stored(key))), [key]);
  /** Changes what storage holds now, which another tab may have changed. */
  const change = useCallback(
    (update: (saved: Saved) => Saved) => {
      const next = update(parseSaved(stored(key)));
      store(key, JSON.stringify(next));
      setSaved(next);
    },
    [key],
  );
  return { saved, read, change };
}
