import { useSyncExternalStore } from 'react';
import { idle, type SearchSession, type SearchState } from '../../search/session.ts';

export function useSearchState(session: SearchSession): SearchState {
  return useSyncExternalStore(session.subscribe, session.state, noSession.state);
}

/** Session for the build: a part that is not hydrated never searches. */
export const noSession: SearchSession = {
  state: () => idle,
  subscribe: () => () => undefined,
  ask: () => undefined,
  loadMore: () => undefined,
  retry: () => undefined,
  end: () => undefined,
};
