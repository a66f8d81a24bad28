import { useSyncExternalStore } from 'react';
import type { SearchSession, SearchState } from '../../search/session.ts';

/** Follows the state of a search session. */
export function useSearchState(session: SearchSession): SearchState {
  return useSyncExternalStore(session.subscribe, session.state, noSession.state);
}

const idle: SearchState = { status: 'idle', query: '', result: undefined, failure: undefined };

/** Replaces a session while the page is built: a part that is not hydrated asks nothing. */
export const noSession: SearchSession = {
  state: () => idle,
  subscribe: () => () => undefined,
  ask: () => undefined,
  look: () => undefined,
  retry: () => undefined,
  end: () => undefined,
};
