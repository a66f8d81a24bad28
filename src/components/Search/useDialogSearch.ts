import { type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Saved } from '../../search/saved.ts';
import type { SearchSession } from '../../search/session.ts';
import { type Collection, groupsOf, type Item, type Source, urlOf } from './items.ts';
import { useSearchState } from './useSearchState.ts';

const nothing: AutocompleteState<Item> = {
  activeItemId: null,
  query: '',
  completion: null,
  collections: [],
  isOpen: false,
  status: 'idle',
  context: {},
};

interface Options {
  readonly session: SearchSession;
  readonly saved: Saved;
  /** An item was clicked, or Enter pressed on it. */
  readonly onSelect: (item: Item, query: string) => void;
}

/**
 * The list under the dialog's field: which item is the active one, what keys do and what screen readers are told is the
 * library's; what there is to list is the session's.
 */
export function useDialogSearch(options: Options) {
  const { session, saved } = options;
  const search = useSearchState(session);
  const [state, setState] = useState(nothing);
  const latest = useRef({ ...options, state });

  const [autocomplete] = useState(() => {
    let asked = '';

    const sourceOf = (name: string, items: Item[]): Source => ({
      sourceId: name,
      getItems: () => items,
      getItemUrl: ({ item }) => urlOf(item),
      getItemInputValue: ({ item, state: { query } }) => (item.kind === 'recent' ? item.query : query),
      onSelect({ item, state: { query }, setIsOpen }) {
        setIsOpen(true);
        latest.current.onSelect(item, query);
      },
      onActive: () => undefined,
      onResolve: () => undefined,
    });

    const collectionsOf = (query: string): Collection[] =>
      groupsOf(query, session.state(), latest.current.saved).map(({ name, items }) => ({
        source: sourceOf(name, items),
        items,
      }));

    const made = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'search',
      openOnFocus: true,
      defaultActiveItemId: 0,
      insights: false,
      shouldPanelOpen: () => true,
      onStateChange({ state: next }) {
        latest.current.state = next;
        setState(next);
      },
      getSources({ query }) {
        if (query !== asked) session.ask(query);
        asked = query;
        return collectionsOf(query).map(({ source }) => source);
      },
      // The link is followed as if it were clicked, so that the router and the link's own target decide.
      navigator: { navigate: () => followActiveLink() },
    });

    const followActiveLink = () => {
      const id = made.getInputProps({ inputElement: null })['aria-activedescendant'];
      document
        .getElementById(id ?? '')
        ?.querySelector('a')
        ?.click();
    };

    return { ...made, collectionsOf };
  });

  // Results that come, and what is remembered, change the list under an unchanged query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made of what the session and storage hold now
  useEffect(() => {
    Object.assign(latest.current, options);
    const { query, collections, activeItemId } = latest.current.state;
    const next = autocomplete.collectionsOf(query);
    autocomplete.setCollections(next);
    // A reader who has moved down the list stays on their item.
    if (activeItemId === null || activeItemId === 0) return;
    const active = collections.flatMap(({ items }) => items)[activeItemId];
    const index = next.flatMap(({ items }) => items).findIndex(({ id }) => id === active?.id);
    autocomplete.setActiveItemId(Math.max(index, 0));
  }, [autocomplete, search.result, saved]);

  useEffect(() => {
    Object.assign(latest.current, options);
  });

  return { autocomplete, state, search };
}

export type DialogSearch = ReturnType<typeof useDialogSearch>['autocomplete'];
