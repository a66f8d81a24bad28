import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The field of a combobox, the items of its list, and what keys do. */
export interface Combobox {
  /** The field. It is not rendered with the list, so that it outlives a list that crashes. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Ids of the elements that list the items, as `aria-controls` names them. */
  readonly lists: readonly string[];
  /** Ids of the items, in the order of the arrow keys. */
  readonly items: readonly string[];
  /** Place of the active item in `items`. */
  readonly active: number;
  readonly onActive: (place: number) => void;
  /** The text of the field changed. */
  readonly onType: (text: string) => void;
  /**
   * Enter was pressed on the active item, with the keys that open a link in another tab or without.
   */
  readonly onPick: (place: number, elsewhere: boolean) => void;
  readonly onEscape: () => void;
}

/**
 * The keys of a combobox whose list may be a grid, after the pattern of the ARIA Authoring
 * Practices: the focus stays in the field, arrow keys move the active item round the list, Enter
 * picks it, Escape leaves. Home and End move the text cursor as in any field; where it can go no
 * further, they lead to the first and the last item. Keys of an input method are left to it, but
 * text is followed while it is being composed: on phones that is how all text comes.
 */
export function useCombobox(combobox: Combobox): void {
  const latest = useRef(combobox);
  const { field, lists, items, active } = combobox;
  const activeId = items[active];
  const listed = lists.join(' ');

  useLayoutEffect(() => {
    latest.current = combobox;
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const type = () => latest.current.onType(input.value);
    const press = (event: KeyboardEvent) => pressKey(event, input, latest.current);
    input.addEventListener('input', type);
    input.addEventListener('keydown', press);
    return () => {
      input.removeEventListener('input', type);
      input.removeEventListener('keydown', press);
    };
  }, [field]);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    setOrRemove(input, 'aria-controls', listed);
    setOrRemove(input, 'aria-activedescendant', activeId ?? '');
    input.setAttribute('aria-expanded', String(listed !== ''));
    return () => {
      setOrRemove(input, 'aria-controls', '');
      setOrRemove(input, 'aria-activedescendant', '');
      input.setAttribute('aria-expanded', 'false');
    };
  }, [field, listed, activeId]);
}

function setOrRemove(input: HTMLInputElement, name: string, value: string): void {
  if (value === '') input.removeAttribute(name);
  else input.setAttribute(name, value);
}

/**
 * `keyCode` of a key that an input method has taken; Safari says so in no other way of the Enter
 * that ends a composition.
 */
const takenByInputMethod = 229;

function pressKey(event: KeyboardEvent, input: HTMLInputElement, combobox: Combobox): void {
  if (event.isComposing || event.keyCode === takenByInputMethod) return;
  const { items, active, onActive, onPick, onEscape } = combobox;
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (event.key === 'Escape') {
    event.preventDefault();
    onEscape();
    return;
  }
  if (items.length === 0 || event.altKey) return;
  if (event.key === 'Enter') {
    if (active >= items.length) return;
    event.preventDefault();
    onPick(active, elsewhere);
    return;
  }
  const next = elsewhere ? undefined : placeAfter(event.key, input, active, items.length);
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
