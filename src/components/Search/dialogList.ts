import { type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { hitsPerGroup } from '../../search/limits.ts';
import type { Saved } from '../../search/saved.ts';
import type { SearchSession, SearchState } from '../../search/session.ts';
import { type Collection, groupsOf, type Item, itemsOf, keepSame, type Offer, type Source, urlOf } from './items.ts';

/** What the dialog shows now. */
export interface DialogView {
  readonly query: string;
  readonly collections: readonly Collection[];
  readonly activeItemId: number | null;
  readonly search: SearchState;
}

/** Milliseconds in which most results are there: until then a letter typed leaves on screen what there is. */
const quick = 100;

/**
 * The list under the dialog's field: which item is the active one, what keys do and what screen readers announce is the
 * library's; what there is to list is the session's. The library changes its state many times a letter; whoever shows the list
 * hears of what can be seen alone, and of results in the moment when they come.
 */
export function createDialogList(
  session: SearchSession,
  savedNow: () => Saved,
  offerNow: () => Offer,
  onSelect: (item: Item, query: string) => void,
) {
  let state: Pick<AutocompleteState<Item>, 'query' | 'collections' | 'activeItemId'> = {
    query: '',
    collections: [],
    activeItemId: null,
  };
  let view: DialogView = { ...state, search: session.state() };
  let asked = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let listener = () => {};

  function show(): void {
    const next = nextView();
    if (isQuick(view, next)) waiting ??= setTimeout(() => showNow(nextView()), quick);
    else showNow(next);
  }

  function nextView(): DialogView {
    const { query, collections, activeItemId } = state;
    return { query, collections: keepSame(view.collections, collections), activeItemId, search: session.state() };
  }

  function showNow(next: DialogView): void {
    clearTimeout(waiting);
    waiting = undefined;
    const same = (['query', 'collections', 'activeItemId', 'search'] as const).every((key) => next[key] === view[key]);
    if (same) return;
    view = next;
    listener();
  }

  const sourceOf = (name: string, items: Item[]): Source => ({
    sourceId: name,
    getItems: () => items,
    getItemUrl: ({ item }) => urlOf(item),
    getItemInputValue: ({ item, state: { query } }) => (item.kind === 'recent' ? item.query : query),
    onSelect({ item, state: { query }, setIsOpen }) {
      setIsOpen(true);
      onSelect(item, query);
    },
    onActive: () => undefined,
    onResolve: () => undefined,
  });

  const collectionsOf = (query: string): Collection[] =>
    groupsOf(query, session.state(), savedNow(), offerNow()).map(({ name, items }) => ({
      source: sourceOf(name, items),
      items,
    }));

  const autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    openOnFocus: true,
    defaultActiveItemId: 0,
    insights: false,
    shouldPanelOpen: () => true,
    onStateChange({ state: next }) {
      state = next;
      show();
    },
    getSources({ query }) {
      if (query !== asked) session.ask(query, { perSection: hitsPerGroup });
      asked = query;
      return collectionsOf(query).map(({ source }) => source);
    },
    // The link is followed as if it were clicked, so that the router and the link's own target decide.
    navigator: { navigate: () => followActiveLink() },
  });

  function followActiveLink(): void {
    const id = autocomplete.getInputProps({ inputElement: null })['aria-activedescendant'];
    document
      .getElementById(id ?? '')
      ?.querySelector('a')
      ?.click();
  }

  /** Results that come, and what is remembered, change the list under an unchanged query. */
  function listAnew(): void {
    const next = collectionsOf(state.query);
    if (keepSame(state.collections, next) === state.collections) {
      show();
      return;
    }
    const active = itemsOf(state.collections)[state.activeItemId ?? 0];
    autocomplete.setCollections(next);
    // A reader who has moved down the list stays on their item.
    if (!state.activeItemId) return;
    const index = itemsOf(next).findIndex(({ id }) => id === active?.id);
    autocomplete.setActiveItemId(Math.max(index, 0));
  }

  return {
    autocomplete,
    view: () => view,
    subscribe(changed: () => void): () => void {
      listener = changed;
      return session.subscribe(listAnew);
    },
    listAnew,
  };
}

/** Whether all that changed is the query of results that have not come yet. */
function isQuick(shown: DialogView, next: DialogView): boolean {
  const stillLists = next.collections === shown.collections && next.activeItemId === shown.activeItemId;
  const stillWaits = next.search.result === shown.search.result && /^(idle|loading)$/.test(next.search.status);
  const hadResults = shown.search.status === 'idle' && shown.search.result !== undefined;
  return stillLists && stillWaits && hadResults && next.query !== shown.query && next.query.trim() !== '';
}

export type DialogSearch = ReturnType<typeof createDialogList>['autocomplete'];
