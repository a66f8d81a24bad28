import { type MouseEvent, type UIEvent, useEffect, useState } from 'react';
import { rowsInSight } from '../../search/limits.ts';
import type { SearchSession } from '../../search/session.ts';
import { type ItemGroup, itemsOf, rowIds, type SearchItem } from './items.ts';

/** Pixels from the end of the list at which a reader has scrolled far enough to want more. */
const nearEnd = 200;

/** The rows of the dialog, and the one that arrow keys or the pointer have chosen. */
export function useRows(groups: readonly ItemGroup[], session: SearchSession, onSelect: (item: SearchItem) => void) {
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

  function activate(index: number): void {
    setActiveId(index > 0 ? items[index]?.id : undefined);
  }

  function select(index: number): void {
    const item = items[index];
    if (item) onSelect(item);
  }

  /** Index of the row in which an event happened; -1 if none. */
  function indexOf({ target }: MouseEvent): number {
    const row = target instanceof Element ? target.closest('.result') : null;
    return ids.indexOf(row?.querySelector('.result-cell')?.id ?? '');
  }

  // Pointer events only: the field handles keys.
  const panelProps = {
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove(event: MouseEvent) {
      const index = indexOf(event);
      if (index >= 0 && index !== active) activate(index);
    },
    onMouseLeave: () => activate(0),
    onClick(event: MouseEvent) {
      const onAction = event.target instanceof Element && event.target.closest('.result-action');
      if (!onAction) select(indexOf(event));
    },
    onScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) {
      if (scrollTop > 0) loadMore(scrollTop + clientHeight > scrollHeight - nearEnd);
    },
  };

  /** Follows the link of a row as if it were clicked: the router and its target decide. */
  function pick(index: number, elsewhere: boolean): void {
    select(index);
    const link = document.getElementById(ids[index] ?? '')?.querySelector('a');
    if (!link) return;
    if (elsewhere) open(link.href, '_blank', 'noopener');
    else link.click();
  }

  return { ids, active, activate, pick, panelProps };
}
