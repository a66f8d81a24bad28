// @vitest-environment happy-dom
import { act, createRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useCombobox } from './useCombobox.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const field = createRef<HTMLInputElement>();
let root: Root;
let done: string[];

function List({ items }: { readonly items: readonly string[] }) {
  const [active, setActive] = useState(0);
  useCombobox({
    field,
    lists: items.length > 0 ? ['list'] : [],
    items,
    active,
    onActive: setActive,
    onType: (text) => done.push(`types ${text}`),
    onPick: (place, elsewhere) => done.push(`picks ${items[place]}${elsewhere ? ' elsewhere' : ''}`),
    onEscape: () => done.push('leaves'),
  });
  return null;
}

async function show(...items: readonly string[]): Promise<void> {
  await act(() => root.render(<List items={items} />));
}

beforeEach(() => {
  done = [];
  document.body.innerHTML = '<input aria-expanded="false"><div></div>';
  field.current = document.querySelector('input');
  root = createRoot(document.querySelector('div') ?? document.body);
});

afterEach(() => act(() => root.unmount()));

const attribute = (name: string) => field.current?.getAttribute(`aria-${name}`);

/** Presses a key in the field. @returns whether the browser is to do nothing with it */
async function press(key: string, more: KeyboardEventInit & { keyCode?: number } = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(() => void field.current?.dispatchEvent(event));
  return event.defaultPrevented;
}

function write(text: string, cursor = text.length): void {
  if (!field.current) return;
  field.current.value = text;
  field.current.setSelectionRange(cursor, cursor);
}

it('names its list and the active item for screen readers, and says when there is none', async () => {
  await show('a', 'b');
  expect([attribute('expanded'), attribute('controls'), attribute('activedescendant')]).toEqual(['true', 'list', 'a']);
  await show();
  expect([attribute('expanded'), attribute('controls'), attribute('activedescendant')]).toEqual(['false', null, null]);
});

it('leaves the field as it was when the list goes, a crash included', async () => {
  await show('a');
  await act(() => root.render(null));
  expect(document.querySelector('input')?.outerHTML).toBe('<input aria-expanded="false">');
  expect(await press('Enter')).toBe(false);
  expect(done).toEqual([]);
});

it('arrow keys move the active item round the list, and the cursor of the text stays', async () => {
  await show('a', 'b', 'c');
  const active: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    expect(await press(key)).toBe(true);
    active.push(attribute('activedescendant'));
  }
  expect(active).toEqual(['b', 'c', 'a', 'c']);
});

it('Home and End move the cursor of the text, and where it can go no further lead to the first and last item', async () => {
  await show('a', 'b', 'c');
  write('dns', 1);
  expect(await press('End')).toBe(false);
  expect(await press('Home')).toBe(false);
  expect(attribute('activedescendant')).toBe('a');
  write('dns');
  expect(await press('End')).toBe(true);
  expect(attribute('activedescendant')).toBe('c');
  expect(await press('Home')).toBe(false);
  write('dns', 0);
  expect(await press('Home')).toBe(true);
  expect(attribute('activedescendant')).toBe('a');
});

it('leaves keys that select text or belong to the browser alone', async () => {
  await show('a', 'b');
  for (const more of [{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(await press('ArrowDown', more)).toBe(false);
  expect(await press('Enter', { altKey: true })).toBe(false);
  for (const key of ['x', 'Tab', 'ArrowLeft', 'ArrowRight', 'PageDown']) expect(await press(key)).toBe(false);
  expect(attribute('activedescendant')).toBe('a');
  expect(done).toEqual([]);
});

it('Enter picks the active item, in another tab with the keys for that', async () => {
  await show('a', 'b');
  await press('ArrowDown');
  expect(await press('Enter')).toBe(true);
  await press('Enter', { ctrlKey: true });
  await press('Enter', { metaKey: true });
  expect(done).toEqual(['picks b', 'picks b elsewhere', 'picks b elsewhere']);
});

it('without items Enter submits the form, and arrow keys do nothing', async () => {
  await show();
  expect(await press('Enter')).toBe(false);
  expect(await press('ArrowDown')).toBe(false);
  expect(done).toEqual([]);
});

it('Escape leaves, with items or without', async () => {
  await show('a');
  expect(await press('Escape')).toBe(true);
  await show();
  expect(await press('Escape')).toBe(true);
  expect(done).toEqual(['leaves', 'leaves']);
});

it('leaves every key to an input method that is composing, also the Enter by which Safari ends it', async () => {
  await show('a', 'b');
  for (const key of ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
    expect(await press(key, { isComposing: true }), key).toBe(false);
    expect(await press(key, { keyCode: 229 }), key).toBe(false);
  }
  expect(attribute('activedescendant')).toBe('a');
  expect(done).toEqual([]);
});

it('follows the text of the field, while it is being composed too', async () => {
  await show();
  write('جست');
  await act(() => void field.current?.dispatchEvent(new InputEvent('input', { isComposing: true })));
  expect(done).toEqual(['types جست']);
});
