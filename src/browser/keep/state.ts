import type { Scope } from '../../model/config/keep.ts';

/** Reason nothing can be stored: opened from disk, plain HTTP, the browser, or nothing to store. */
export type Obstacle = 'file' | 'insecure' | 'browser' | 'site';

/** Reason storing stopped early: the reader, the network, no room, or other files. */
type Interruption = 'paused' | 'network' | 'full' | 'changed';

/** Progress of storing; sizes in bytes. */
type Progress =
  | { readonly kind: 'storing'; readonly done: number; readonly all: number }
  /** Without `why` it ended when the page was left. */
  | { readonly kind: 'incomplete'; readonly why?: Interruption }
  /** `update`: what to download if the site has changed since. */
  | { readonly kind: 'complete'; readonly onDevice: number; readonly update?: number | undefined };

export type StoredPages = Progress & { readonly scope: Scope };

/** `isAnythingKept` includes other languages, which Remove deletes too. */
export type KeepState =
  | { readonly kind: 'looking' | 'empty'; readonly wasRemoved: boolean; readonly isAnythingKept: boolean }
  | { readonly kind: 'impossible'; readonly why: Obstacle; readonly isAnythingKept: boolean }
  | { readonly kind: 'removing' }
  | StoredPages;

export type KeepEvent =
  /** The caches were read; `found` is what they have in the language of the page. */
  | { readonly kind: 'read'; readonly isAnythingKept: boolean; readonly found: StoredPages | undefined }
  /** The newest list of files was compared with the caches, or could not be loaded. */
  | { readonly kind: 'compared'; readonly update: number | undefined }
  | { readonly kind: 'start'; readonly scope: Scope }
  | Progress
  | { readonly kind: 'removing' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'impossible'; readonly why: Obstacle };

/** The state after an event; one that comes too late changes nothing. */
export function stateAfter(state: KeepState, event: KeepEvent): KeepState {
  switch (event.kind) {
    case 'read':
      if (state.kind !== 'looking') return state;
      return event.found ?? { ...state, isAnythingKept: event.isAnythingKept };
    case 'compared':
      if (state.kind === 'looking') return { ...state, kind: 'empty' };
      return state.kind === 'complete' ? { ...state, update: event.update } : state;
    case 'start':
      return { kind: 'storing', scope: event.scope, done: 0, all: 1 };
    case 'removing':
      return event;
    case 'removed':
      return { kind: 'empty', wasRemoved: true, isAnythingKept: false };
    case 'impossible':
      return { ...event, isAnythingKept: !('isAnythingKept' in state) || state.isAnythingKept };
    default:
      return state.kind === 'storing' ? { ...event, scope: state.scope } : state;
  }
}
