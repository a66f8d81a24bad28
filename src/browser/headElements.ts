/** An element of the head of a page. */
export interface HeadElement {
  /** The address of a style sheet. */
  readonly sheet: string | undefined;
  /** True if a script added it, rather than the page. */
  readonly added: boolean;
}

/**
 * Changes of the head with the page; shared style sheets and what scripts added stay.
 * @returns the elements of the present page that go, and those of the next page that come
 */
export function headChanges<Element extends HeadElement>(present: readonly Element[], next: readonly Element[]) {
  const has = (elements: readonly Element[], { sheet }: Element) =>
    sheet !== undefined && elements.some((other) => other.sheet === sheet);
  return {
    go: present.filter((element) => !element.added && !has(next, element)),
    come: next.filter((element) => !has(present, element)),
  };
}

/** True if a page has scripts, all of which run already: those of another build would clash. */
export const isPageOf = (running: readonly string[], scripts: readonly string[]): boolean =>
  scripts.length > 0 && scripts.every((script) => running.includes(script));
