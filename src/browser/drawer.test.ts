// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fire, press, the } from './testing.ts';

const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') ?? {};
/** True if the window is wide enough for the sidebar as a column. */
let isWide = false;
let leave = new AbortController();

/** Opens a page in a browser with or without popovers. */
async function open(hasPopovers: boolean) {
  vi.resetModules();
  if (!hasPopovers) Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }));
  document.body.innerHTML = `<button class="menu-button"></button><a id="outside" href="/en"></a>
    <div id="drawer" class="drawer"><a id="place" href="#place"></a><a id="next" href="/next"></a><div class="drawer-head">
      <button data-panel-to="docs"></button><button id="close" popovertarget="drawer"></button></div></div>`;
  const module = await import('./drawer.ts');
  module.watchDrawer(leave.signal);
  module.toggleDrawer(the('.menu-button'));
  return module;
}

const isOpen = () => the('#drawer').dataset['open'] !== undefined;

beforeEach(() => {
  isWide = false;
  leave = new AbortController();
});

afterEach(() => {
  leave.abort();
  Object.defineProperty(HTMLElement.prototype, 'popover', popover);
});

it('Without popovers one button opens the drawer and focuses another that closes it, and back', async () => {
  const { toggleDrawer } = await open(false);
  expect([isOpen(), document.activeElement?.id]).toEqual([true, 'close']);
  toggleDrawer(the('#close'));
  expect([isOpen(), document.activeElement?.className]).toEqual([false, 'menu-button']);
});

it.each<[string, () => void]>([
  ['Escape', () => press(document, 'Escape')],
  ['a press outside', () => fire(the('#outside'), 'pointerdown')],
  ['the focus going elsewhere', () => the('#outside').focus()],
  ['a link in it', () => the('#place').click()],
])('STATE-18: Without popovers the drawer is closed by %s', async (_, act) => {
  await open(false);
  act();
  expect(isOpen()).toBe(false);
});

it('A link to another page closes the drawer a moment later, since that page may come first', async () => {
  vi.useFakeTimers();
  await open(false);
  the('#next').click();
  vi.advanceTimersByTime(149);
  expect(isOpen()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen()).toBe(false);
  vi.useRealTimers();
});

it('STATE-19: Other keys, presses and focus changes inside leave the drawer open; a wide window closes it', async () => {
  const { watchDrawer } = await open(false);
  press(document, 'Tab');
  fire(the('#place'), 'pointerdown');
  the('#place').focus();
  expect(isOpen()).toBe(true);
  the('#place').blur();
  isWide = true;
  watchDrawer(leave.signal);
  expect([isOpen(), document.activeElement]).toEqual([false, document.body]);
});

it('With popovers the browser opens the drawer, and a link to this page closes it', async () => {
  await open(true);
  expect(isOpen()).toBe(false);
  const hidePopover = vi.fn();
  Object.assign(the('#drawer'), { hidePopover, matches: (selector: string) => selector === ':popover-open' });
  the('#place').click();
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
