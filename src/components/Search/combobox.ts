import type { ComponentProps, KeyboardEvent } from 'react';

/** The items of the list of a combobox, and what keys do. */
export interface Combobox {
  /** Ids of the elements that list the items. */
  readonly lists: readonly string[];
  /** Ids of the items, in the order of the arrow keys. */
  readonly items: readonly string[];
  /** Index of the active item in `items`. */
  readonly active: number;
  /** True if the items still answer an earlier text. */
  readonly isLate: () => boolean;
  readonly onActive: (index: number) => void;
  /** Enter on the active item; `elsewhere` with the keys that open another tab. */
  readonly onPick: (index: number, elsewhere: boolean) => void;
  readonly onEscape: () => void;
}

/** Field of a combobox over a grid, following ARIA practices: the focus stays in it. */
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

/** `keyCode` of a key that an IME consumes: Safari's only sign of an Enter that ends its input. */
const takenByInputMethod = 229;

function pressKey(event: KeyboardEvent<HTMLInputElement>, combobox: Combobox): void {
  if (event.nativeEvent.isComposing || event.keyCode === takenByInputMethod) return;
  const { items, active, isLate, onActive, onPick, onEscape } = combobox;
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (event.key === 'Escape') {
    event.preventDefault();
    onEscape();
    return;
  }
  // Without a list after a crash, or with rows of an earlier text, Enter submits the form.
  if (event.altKey || !document.getElementById(items[active] ?? '')) return;
  if (event.key === 'Enter' && active === 0 && isLate()) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    onPick(active, elsewhere);
    return;
  }
  const next = elsewhere ? undefined : indexAfter(event.key, event.currentTarget, active, items.length);
  if (next === undefined) return;
  event.preventDefault();
  onActive(next);
  document.getElementById(items[next] ?? '')?.scrollIntoView({ block: 'nearest' });
}

/** The index that a key leads to; `undefined` for a key that belongs to the text. */
function indexAfter(key: string, input: HTMLInputElement, active: number, count: number): number | undefined {
  const { selectionStart: start, selectionEnd: end, value } = input;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'Home' && start === 0 && end === 0) return 0;
  if (key === 'End' && start === value.length && end === value.length) return count - 1;
  return undefined;
}
