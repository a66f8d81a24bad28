import { type MouseEvent, type UIEvent, useEffect, useState } from 'react';
import { rowsInSight } from '../../search/limits.ts';
import type { SearchSession } from '../../search/session.ts';
import { type Group, type Item, itemsOf, rowIds } from './items.ts';

/** Pixels from the end of the list at which a reader has scrolled far enough to want more. */
const nearEnd = 200;

/** The rows of the dialog, and the one that arrow keys or the pointer have chosen. */
export function useRows(groups: readonly Group[], session: SearchSession, onSelect: (item: Item) => void) {
  const [activeId, setActiveId] = useState<string>();
  const items = itemsOf(groups);
  const ids = rowIds(groups);
  // A reader who moved down stays on their item when results come.
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === activeId),
  );

  // A reader at the last of the rows in sight wants to see more; one at the end, all there is.
  const atEnd = active > 0 && active === ids.length - 1;
  useEffect(() => {
    if (atEnd || active >= rowsInSight - 1) loadMore(atEnd);
  });

  function loadMore(everywhere: boolean): void {
    session.loadMore({ excerpts: ids.length, ...(everywhere && { everywhere }) });
  }

  function activate(place: number): void {
    setActiveId(place > 0 ? items[place]?.id : undefined);
  }

  function select(place: number): void {
    const item = items[place];
    if (item) onSelect(item);
  }

  /** Index of the row in which an event happened; -1 if none. */
  function placeOf({ target }: MouseEvent): number {
    const row = target instanceof Element ? target.closest('.result') : null;
    return ids.indexOf(row?.querySelector('.result-cell')?.id ?? '');
  }

  // For the pointer: the field has the keys of its rows.
  const panelProps = {
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove(event: MouseEvent) {
      const place = placeOf(event);
      if (place >= 0 && place !== active) activate(place);
    },
    onMouseLeave: () => activate(0),
    onClick(event: MouseEvent) {
      const onAction = event.target instanceof Element && event.target.closest('.result-action');
      if (!onAction) select(placeOf(event));
    },
    onScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) {
      if (scrollTop > 0) loadMore(scrollTop + clientHeight > scrollHeight - nearEnd);
    },
  };

  /** Follows the link of a row as if it were clicked: the router and its target decide. */
  function pick(place: number, elsewhere: boolean): void {
    select(place);
    const link = document.getElementById(ids[place] ?? '')?.querySelector('a');
    if (!link) return;
    if (elsewhere) open(link.href, '_blank', 'noopener');
    else link.click();
  }

  return { ids, active, activate, pick, panelProps };
}
