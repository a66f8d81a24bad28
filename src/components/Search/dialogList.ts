import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hitsPerSection } from '../../search/limits.ts';
import type { Saved } from '../../search/saved.ts';
import type { SearchSession, SearchState } from '../../search/session.ts';
import { type Group, groupsOf, itemsOf, keepSame, type Offer } from './items.ts';

/** Present content of the dialog. */
export interface DialogView {
  readonly query: string;
  readonly groups: readonly Group[];
  /** Place of the active item among those of all groups. */
  readonly active: number;
  readonly search: SearchState;
}

/** Milliseconds in which most results are there: until then a letter typed leaves on screen what there is. */
const quick = 100;

/**
 * The list under the dialog's field: the results of the session, or what is remembered and offered
 * where nothing is typed. Whoever shows it hears of what can be seen alone, and of results in the
 * moment when they come.
 */
export function createDialogList(session: SearchSession, savedNow: () => Saved, offerNow: () => Offer) {
  let state: Pick<DialogView, 'query' | 'groups' | 'active'> = { query: '', groups: [], active: 0 };
  let view: DialogView = { ...state, search: session.state() };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let listener = () => {};

  function set(change: Partial<typeof state>): void {
    state = { ...state, ...change };
    const next = nextView();
    if (isQuick(view, next)) waiting ??= setTimeout(() => showNow(nextView()), quick);
    else showNow(next);
  }

  function nextView(): DialogView {
    return { ...state, groups: keepSame(view.groups, state.groups), search: session.state() };
  }

  function showNow(next: DialogView): void {
    clearTimeout(waiting);
    waiting = undefined;
    const same = (['query', 'groups', 'active', 'search'] as const).every((key) => next[key] === view[key]);
    if (same) return;
    view = next;
    listener();
  }

  const groupsNow = (query: string) => groupsOf(query, session.state(), savedNow(), offerNow());

  /** Results that come, and what is remembered, change the list under an unchanged query. */
  function update(): void {
    const groups = groupsNow(state.query);
    // A reader who has moved down the list stays on their item; the cursor at the top stays there.
    const { id } = (state.active > 0 && itemsOf(state.groups)[state.active]) || {};
    const place = itemsOf(groups).findIndex((item) => item.id === id);
    set({ groups, active: Math.max(place, 0) });
  }

  return {
    view: () => view,
    subscribe(changed: () => void): () => void {
      listener = changed;
      return session.subscribe(update);
    },
    update,
    /** Follows the text of the field. */
    type(query: string): void {
      if (query !== state.query) {
        state = { ...state, query, active: 0 };
        session.ask(query, { perSection: hitsPerSection });
      }
      set({ groups: groupsNow(query) });
    },
    /** Makes an item the active one. */
    activate(active: number): void {
      set({ active });
    },
  };
}

/** True if all that changed is the query of results that have not come yet. */
function isQuick(shown: DialogView, next: DialogView): boolean {
  const stillLists = next.groups === shown.groups && next.active === shown.active;
  const stillWaits = next.search.result === shown.search.result && /^(idle|loading)$/.test(next.search.status);
  const hadResults = shown.search.status === 'idle' && shown.search.result !== undefined;
  return stillLists && stillWaits && hadResults && next.query !== shown.query && next.query.trim() !== '';
}

/** Follows the list under the dialog's field; `saved` and `offer` are part of it. */
export function useDialogList(session: SearchSession, saved: Saved, savedNow: () => Saved, offer: Offer) {
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
