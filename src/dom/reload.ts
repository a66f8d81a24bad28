import { abortAfter } from './abortAfter.ts';

/** Text typed into the search dialog before a reload, in the state of the history entry. */
interface TypedState {
  readonly typed?: unknown;
}

/** Reloads the page, and keeps the text typed into the search dialog. */
export function reloadWith(typed: string): void {
  history.replaceState({ ...history.state, typed }, '');
  location.reload();
}

/** Text typed into the search dialog before a reload; empty otherwise. */
export function typedBefore(): string {
  const state: TypedState | null = history.state;
  return typeof state?.typed === 'string' ? state.typed : '';
}

/** Forgets what was typed before, so that a later visit to the history entry does not show it. */
export function forgetTyped(): void {
  history.replaceState({ ...history.state, typed: undefined }, '');
}

/** True if the site responds within some milliseconds, so that a reload would work. */
export const isReachable = (timeout: number): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: abortAfter(timeout) }).then(
    ({ ok }) => ok,
    () => false,
  );
