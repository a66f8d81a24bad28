import { useCallback, useState } from 'react';
import { store, stored } from '../../dom/storage.ts';
import type { Locale } from '../../model/text/locale.ts';
import { nothingSaved, parseSaved, type Saved } from '../../search/saved.ts';

/** The recent searches and favourites of a language, unknown until `read` is called. */
export function useSaved(locale: Locale) {
  const [saved, setSaved] = useState(nothingSaved);
  const key = `search-${locale}` as const;
  const change = useCallback(
    (update: (saved: Saved) => Saved) => {
      // Another tab may have changed the storage.
      const next = update(parseSaved(stored(key)));
      store(key, JSON.stringify(next));
      setSaved(next);
    },
    [key],
  );
  return { saved, change, read: () => setSaved(parseSaved(stored(key))) };
}
