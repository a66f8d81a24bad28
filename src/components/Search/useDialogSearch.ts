import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Saved } from '../../search/saved.ts';
import type { SearchSession } from '../../search/session.ts';
import { createDialogList } from './dialogList.ts';
import type { Item } from './items.ts';

interface Options {
  readonly session: SearchSession;
  readonly saved: Saved;
  /** What is saved in this moment. */
  readonly savedNow: () => Saved;
  /** An item was clicked, or Enter pressed on it. */
  readonly onSelect: (item: Item, query: string) => void;
}

/** Follows the list under the dialog's field. */
export function useDialogSearch({ session, saved, savedNow, onSelect }: Options) {
  const select = useRef(onSelect);
  const [list] = useState(() => createDialogList(session, savedNow, (item, query) => select.current(item, query)));
  const view = useSyncExternalStore(list.subscribe, list.view, list.view);

  useEffect(() => {
    select.current = onSelect;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is part of the list
  useEffect(list.listAnew, [list, saved]);

  return { autocomplete: list.autocomplete, view };
}
