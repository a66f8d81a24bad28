import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Saved } from '../../search/saved.ts';
import type { SearchSession } from '../../search/session.ts';
import { createDialogList } from './dialogList.ts';
import type { Offer } from './items.ts';

interface Options {
  readonly session: SearchSession;
  readonly saved: Saved;
  /** Presently saved entries. */
  readonly savedNow: () => Saved;
  /** Suggestions before anything is typed. */
  readonly offer: Offer;
}

/** Follows the list under the dialog's field. */
export function useDialogList({ session, saved, savedNow, offer }: Options) {
  const offered = useRef(offer);
  const [list] = useState(() => createDialogList(session, savedNow, () => offered.current));
  const view = useSyncExternalStore(list.subscribe, list.view, list.view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved and offered is part of the list
  useEffect(() => {
    offered.current = offer;
    list.update();
  }, [list, saved, offer]);

  return { list, view };
}
