import type { ComponentProps, KeyboardEvent } from 'react';

/** The items of the list of a combobox, and what keys do. */
export interface Combobox {
  /** Ids of the elements that list the items. */
  readonly lists: readonly string[];
  /** Ids of the items, in the order of the arrow keys. */
  readonly items: readonly string[];
  /** Place of the active item in `items`. */
  readonly active: number;
  readonly onActive: (place: number) => void;
  /** Enter on the active item; `elsewhere` with the keys that open another tab. */
  readonly onPick: (place: number, elsewhere: boolean) => void;
  readonly onEscape: () => void;
}

/** The field of a combobox over a grid, after ARIA practices: the focus stays in it. */
export function comboboxProps(combobox: Combobox): ComponentProps<'input'> {
  const { lists, items, active } = combobox;
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'grid',
    'aria-expanded': lists.length > 0,
    'aria-controls': lists.join(' ') || undefined,
    'aria-activedescendant': items[active],
    onKeyDown: (event) => pressKey(event, combobox),
  };
}

/** `keyCode` of a key that an input method took: all that Safari says of the last Enter. */
const takenByInputMethod = 229;

function pressKey(event: KeyboardEvent<HTMLInputElement>, combobox: Combobox): void {
  if (event.nativeEvent.isComposing || event.keyCode === takenByInputMethod) return;
  const { items, active, onActive, onPick, onEscape } = combobox;
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (event.key === 'Escape') {
    event.preventDefault();
    onEscape();
    return;
  }
  // After a crash the list is gone: then Enter sends the form.
  if (event.altKey || !document.getElementById(items[active] ?? '')) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    onPick(active, elsewhere);
    return;
  }
  const next = elsewhere ? undefined : placeAfter(event.key, event.currentTarget, active, items.length);
  if (next === undefined) return;
  event.preventDefault();
  onActive(next);
  document.getElementById(items[next] ?? '')?.scrollIntoView({ block: 'nearest' });
}

/** The place that a key leads to from another; `undefined` for a key that belongs to the text. */
function placeAfter(key: string, input: HTMLInputElement, active: number, count: number): number | undefined {
  const { selectionStart: start, selectionEnd: end, value } = input;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'Home':
      return start === 0 && end === 0 ? 0 : undefined;
    case 'End':
      return start === value.length && end === value.length ? count - 1 : undefined;
    default:
      return undefined;
  }
}
