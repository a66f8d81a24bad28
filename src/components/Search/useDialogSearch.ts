import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Saved } from '../../search/saved.ts';
import type { SearchSession } from '../../search/session.ts';
import { createDialogList } from './dialogList.ts';
import type { Item, Offer } from './items.ts';

interface Options {
  readonly session: SearchSession;
  readonly saved: Saved;
  /** What is saved in this moment. */
  readonly savedNow: () => Saved;
  /** What is offered before anything is typed. */
  readonly offer: Offer;
  /** An item was clicked, or Enter pressed on it. */
  readonly onSelect: (item: Item, query: string) => void;
}

/** Follows the list under the dialog's field. */
export function useDialogSearch({ session, saved, savedNow, offer, onSelect }: Options) {
  const select = useRef(onSelect);
  const offered = useRef(offer);
  const [list] = useState(() =>
    createDialogList(
      session,
      savedNow,
      () => offered.current,
      (item, query) => select.current(item, query),
    ),
  );
  const view = useSyncExternalStore(list.subscribe, list.view, list.view);

  useEffect(() => {
    offered.current = offer;
    select.current = onSelect;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved and offered is part of the list
  useEffect(list.listAnew, [list, saved, offer]);

  return { autocomplete: list.autocomplete, view };
}
