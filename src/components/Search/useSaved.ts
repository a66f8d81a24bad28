import { useMemo, useRef, useState } from 'react';
import { store, stored } from '../../dom/storage.ts';
import type { Locale } from '../../model/text/locale.ts';
import { nothingSaved, parseSaved, type Saved } from '../../search/saved.ts';

/** The recent searches and favourites of a language. Nothing is known until it is read, since the page was built without it. */
export function useSaved(locale: Locale) {
  const [saved, setSaved] = useState(nothingSaved);
  const latest = useRef(saved);
  const actions = useMemo(() => {
    const key = `search-${locale}` as const;
    const take = (now: Saved) => {
      latest.current = now;
      setSaved(now);
    };
    return {
      read: () => take(parseSaved(stored(key))),
      /** Changes what storage holds now, which another tab may have changed. */
      change(update: (saved: Saved) => Saved): void {
        const next = update(parseSaved(stored(key)));
        store(key, JSON.stringify(next));
        take(next);
      },
      /** Present state, which the next rendering shows. */
      now: () => latest.current,
    };
  }, [locale]);
  return { saved, ...actions };
}
