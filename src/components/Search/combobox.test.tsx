// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { rendersInBrowser } from '../testing/rendersInBrowser.ts';
import { comboboxProps } from './combobox.ts';

const render = rendersInBrowser();
let done: string[];

function List({ items, gone = false }: { readonly items: readonly string[]; readonly gone?: boolean }) {
  const [active, setActive] = useState(0);
  const props = comboboxProps({
    lists: items.length > 0 ? ['list'] : [],
    items,
    active,
    isLate: () => items[0] === 'late',
    onActive: setActive,
    onPick: (place, elsewhere) => done.push(`picks ${items[place]}${elsewhere ? ' elsewhere' : ''}`),
    onEscape: () => done.push('leaves'),
  });
  return (
    <>
      <input {...props} />
      {!gone && items.map((id) => <p key={id} id={id} />)}
    </>
  );
}

const show = (...items: readonly string[]) => render(<List items={items} />);

beforeEach(() => {
  done = [];
});

const field = () => document.querySelector('input');
const attribute = (name: string) => field()?.getAttribute(`aria-${name}`);

/** Presses a key in the field. @returns true if the browser's own reaction is prevented */
async function press(key: string, more: KeyboardEventInit & { keyCode?: number } = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(() => void field()?.dispatchEvent(event));
  return event.defaultPrevented;
}

function write(text: string, cursor = text.length): void {
  Object.assign(field() ?? {}, { value: text });
  field()?.setSelectionRange(cursor, cursor);
}

it('names its list and the active item for screen readers, or that there is none', async () => {
  show('a', 'b');
  expect([attribute('expanded'), attribute('controls'), attribute('activedescendant')]).toEqual(['true', 'list', 'a']);
  show();
  expect([attribute('expanded'), attribute('controls'), attribute('activedescendant')]).toEqual(['false', null, null]);
});

it('arrow keys cycle through the list and leave the text cursor in place', async () => {
  show('a', 'b', 'c');
  const active: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    expect(await press(key)).toBe(true);
    active.push(attribute('activedescendant'));
  }
  expect(active).toEqual(['b', 'c', 'a', 'c']);
});

it('Home and End move the text cursor, and once it is at that end go to the first or last item', async () => {
  show('a', 'b', 'c');
  write('dns', 1);
  expect(await press('End')).toBe(false);
  expect(await press('Home')).toBe(false);
  expect(attribute('activedescendant')).toBe('a');
  write('dns');
  expect(await press('End')).toBe(true);
  expect(attribute('activedescendant')).toBe('c');
  expect(await press('Home')).toBe(false);
  field()?.setSelectionRange(0, 3);
  expect([await press('Home'), await press('End')]).toEqual([false, false]);
  write('dns', 0);
  expect(await press('Home')).toBe(true);
  expect(attribute('activedescendant')).toBe('a');
});

it('leaves keys that select text or belong to the browser alone', async () => {
  show('a', 'b');
  for (const more of [{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(await press('ArrowDown', more)).toBe(false);
  expect(await press('Enter', { altKey: true })).toBe(false);
  for (const key of ['x', 'Tab', 'ArrowLeft', 'ArrowRight', 'PageDown']) expect(await press(key)).toBe(false);
  expect(attribute('activedescendant')).toBe('a');
  expect(done).toEqual([]);
});

it('Enter picks the active item, in another tab if modifier keys ask for that; a late one only if chosen', async () => {
  show('late', 'b');
  expect(await press('Enter')).toBe(false);
  await press('ArrowDown');
  expect(await press('Enter')).toBe(true);
  await press('Enter', { ctrlKey: true });
  await press('Enter', { metaKey: true });
  expect(done).toEqual(['picks b', 'picks b elsewhere', 'picks b elsewhere']);
});

it('Enter submits the form if there are no items or the list crashed; Escape leaves', async () => {
  show();
  expect([await press('Enter'), await press('ArrowDown'), await press('Escape')]).toEqual([false, false, true]);
  render(<List items={['a']} gone />);
  expect([await press('Enter'), await press('Escape')]).toEqual([false, true]);
  expect(done).toEqual(['leaves', 'leaves']);
});

it('leaves every key to an input method that is composing, including the Enter that ends it in Safari', async () => {
  show('a', 'b');
  for (const key of ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
    expect(await press(key, { isComposing: true }), key).toBe(false);
    expect(await press(key, { keyCode: 229 }), key).toBe(false);
  }
  expect(attribute('activedescendant')).toBe('a');
  expect(done).toEqual([]);
});
