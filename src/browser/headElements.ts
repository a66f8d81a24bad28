/** An element of the head of a page. */
export interface HeadElement {
  /** The address of a style sheet. */
  readonly sheet: string | undefined;
  /** True if a script added it, rather than the page. */
  readonly added: boolean;
}

/**
 * Changes of the head when a page takes the place of another. A style sheet that both have stays, so that the page is never without; what scripts
 * added stays, too.
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

/**
 * True if a page has scripts, and only those that run already. A page of another build has others: they would run next to those of this page, whose
 * later files may be gone by now. A page that only leads on has none.
 */
export const isPageOf = (running: readonly string[], scripts: readonly string[]): boolean =>
  scripts.length > 0 && scripts.every((script) => running.includes(script));
