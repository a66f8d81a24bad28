// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { animateDetails } from './collapse.ts';
import { watchCurrentEntry } from './currentEntry.ts';
import { measureNavbar } from './navbarHeight.ts';
import { restoreSidebarState } from './sidebarState.ts';
import { fire, the } from './testing.ts';

watchCurrentEntry();

it('A sidebar stays as the reader left it, but the branch of the page is open', () => {
  const show = (sidebar: string) => {
    const page = new AbortController();
    document.body.innerHTML = `<div class="drawer"><nav data-sidebar="${sidebar}">
      <li><details data-category="one" open></details></li><li><details data-category="two"></details></li>
      <li><details data-category="own" open><a aria-current="page"></a></details></li></nav></div>`;
    const scroll = vi.spyOn(the('.drawer'), 'scrollTo');
    restoreSidebarState(page.signal);
    const folds = [...document.querySelectorAll('details')];
    return { page, folds, state: [folds.map(({ open }) => open), scroll.mock.calls.map(([to]) => to)] };
  };
  const { page, folds, state } = show('guide');
  expect(state).toEqual([[true, false, true], []]);
  for (const fold of folds) fold.open = !fold.open;
  the('.drawer').scrollTop = 70;
  page.abort();
  expect(show('api').state).toEqual([[true, false, true], []]);
  expect(show('guide').state).toEqual([[false, true, true], [{ top: 70, behavior: 'instant' }]]);
});

it.each([
  [99, -201],
  [100, undefined],
  [420, undefined],
  [421, 121],
])('The current page %i pixels from the top goes to the middle of a sidebar opened from 100 to 500: %s', (at, by) => {
  document.body.innerHTML = '<div class="drawer"><nav class="docs-sidebar"><a aria-current="page"></a></nav></div>';
  const drawer = the('.drawer');
  vi.spyOn(drawer, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(drawer, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100));
  vi.spyOn(the('a'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at));
  const scroll = vi.spyOn(drawer, 'scrollBy');
  vi.stubGlobal('requestAnimationFrame', (show: () => void) => show());
  drawer.dispatchEvent(new Event('beforetoggle'));
  expect(scroll.mock.calls).toEqual(by === undefined ? [] : [[{ top: by, behavior: 'instant' }]]);
});

it.each([
  [99, '99px', false],
  [100, '0px', true],
])('A navbar of %i pixels in a window of 500 takes %s, and scrolls away: %s', (height, room, scrollsAway) => {
  const page = new AbortController();
  const disconnect = vi.fn();
  vi.stubGlobal('innerHeight', 500);
  class Observer {
    disconnect = disconnect;
    observe: () => void;
    constructor(measure: () => void) {
      this.observe = measure;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  document.body.innerHTML = '<header class="navbar"></header>';
  vi.spyOn(the('.navbar'), 'offsetHeight', 'get').mockReturnValue(height);
  measureNavbar(page.signal);
  const { style } = document.documentElement;
  expect([style.getPropertyValue('--navbar'), 'scrollsAway' in the('.navbar').dataset]).toEqual([room, scrollsAway]);
  page.abort();
  expect(disconnect).toHaveBeenCalledOnce();
  style.removeProperty('--navbar');
});

it('A fold glides open, and back at a second click; a menu, and a link in a fold, are left to the browser', () => {
  const page = new AbortController();
  document.body.innerHTML = `<details><summary id="fold"></summary></details>
    <details data-dropdown=""><summary id="menu"></summary></details><details><summary><a id="link"></a></summary></details>`;
  const fold = the<HTMLDetailsElement>('details');
  vi.spyOn(fold, 'offsetHeight', 'get').mockImplementation(() => (fold.open ? 136 : 100));
  const animation = Object.assign(new EventTarget(), { reverse: vi.fn() });
  const animate = vi.fn(() => animation);
  Object.assign(fold, { animate });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  animateDetails(page.signal);
  const end = () => fire(animation, 'finish');
  expect(['#menu', '#link', '#fold'].map((at) => fire(the(at), 'click'))).toEqual([false, false, true]);
  expect(animate.mock.calls).toEqual([
    [
      { blockSize: ['100px', '136px'], overflow: ['clip', 'clip'] },
      { duration: 192, easing: 'ease-in-out' },
    ],
  ]);
  fire(the('#fold'), 'click');
  expect([animation.reverse.mock.calls.length, fold.open]).toEqual([1, true]);
  end();
  expect(fold.open).toBe(false);
  fire(the('#fold'), 'click');
  end();
  expect(fold.open).toBe(true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  fire(the('#fold'), 'click');
  expect(animate).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ duration: 1 }));
  page.abort();
});
