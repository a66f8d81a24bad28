/** An address as far as it decides where a page starts. */
export type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** True if two addresses differ at most in the place on the page. */
export const isSamePage = (one: Address, other: Address): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** Scroll position and focus of a page that replaces another. */
export interface PageStart {
  /** Pixels from the top; undefined if the address or the top of the page decides. */
  readonly top: number | undefined;
  /** The focus goes to the place that the address names, or else to the heading. */
  readonly takesFocus: boolean;
}

/**
 * Scroll position and focus when the page at `to` replaces the one at `from`: the top or the anchor
 * of the address; after a step through the history, where the reader left it; and unchanged if only
 * the query differs.
 * @param left pixels from the top where the reader left the page, after a step through the history
 * @param now pixels from the top on the page that is shown
 */
export function pageStart(from: Address, to: Address, left: number | undefined, now: number): PageStart {
  if (left !== undefined) return { top: left, takesFocus: true };
  const onlyQuery = from.pathname === to.pathname && from.search !== to.search && to.hash === '';
  return { top: onlyQuery ? now : undefined, takesFocus: !onlyQuery };
}

/** Scroll position in a step of the history; 0 if the router did not write it. */
export function scrollOf(state: unknown): number {
  const noted: unknown = Reflect.get(Object(state), 'scrollY');
  return typeof noted === 'number' ? noted : 0;
}
