import { useSyncExternalStore } from 'react';
import { idle, type SearchSession, type SearchState } from '../../search/session.ts';

export function useSearchState(session: SearchSession): SearchState {
  return useSyncExternalStore(session.subscribe, session.state, noSession.state);
}

/** Replaces a session while the page is built: a part that is not hydrated asks nothing. */
export const noSession: SearchSession = {
  state: () => idle,
  subscribe: () => () => undefined,
  ask: () => undefined,
  look: () => undefined,
  retry: () => undefined,
  end: () => undefined,
};
