import { type MouseEvent, useState } from 'react';
import { type Group, itemsOf, rowIds } from './items.ts';

/** The rows of the dialog, and the one that arrow keys or the pointer have chosen. */
export function useActiveRow(groups: readonly Group[]) {
  const [activeId, setActiveId] = useState<string>();
  const items = itemsOf(groups);
  const ids = rowIds(groups);
  // A reader who moved down stays on their item when results come.
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === activeId),
  );

  function activate(place: number): void {
    setActiveId(place > 0 ? items[place]?.id : undefined);
  }

  /** Index of the row in which an event happened; -1 if none. */
  function placeOf({ target }: MouseEvent): number {
    const row = target instanceof Element ? target.closest('.result') : null;
    return ids.indexOf(row?.querySelector('.result-cell')?.id ?? '');
  }

  function onMouseMove(event: MouseEvent): void {
    const place = placeOf(event);
    if (place >= 0 && place !== active) activate(place);
  }

  return { items, ids, active, activate, placeOf, onMouseMove };
}

/** Follows the link of a row as if it were clicked: the router and its target decide. */
export function followRow(id: string | undefined, elsewhere: boolean): void {
  const link = document.getElementById(id ?? '')?.querySelector('a');
  if (!link) return;
  if (elsewhere) open(link.href, '_blank', 'noopener');
  else link.click();
}
