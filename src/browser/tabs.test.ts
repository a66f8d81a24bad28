// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '../dom/storage.ts';
import { choose, chooseTab, setUpTabs, shownPlatform } from './tabs.ts';
import { press, the } from './testing.ts';

/** A set of tabs as built, before its script has run. */
function set(name: string, group: string, ...values: string[]): string {
  const tabs = values.map(
    (value, index) =>
      `<button role="tab" data-value="${value}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${value}</button>`,
  );
  const panels = values.map(
    (value, index) =>
      `<section role="tabpanel" data-value="${value}"${index === 0 ? ' data-shown=""' : ''}><p id="${name}-${value}"></p></section>`,
  );
  return `<div id="${name}" data-tabs="${group}"><div role="tablist">${tabs.join('')}</div>${panels.join('')}</div>`;
}

let leave = new AbortController();

/** Opens a page with two sets about platforms and one about nothing in particular. */
function open(address = '/en/docs/a', more = ''): void {
  leave.abort();
  leave = new AbortController();
  history.replaceState({ index: 3 }, '', address);
  document.body.innerHTML = `${set('one', 'platform', 'ios', 'android')}${set('two', 'platform', 'ios', 'android', 'windows')}${set('own', '', 'a', 'b')}<select data-platform-menu=""><option value=""></option><option value="ios"></option><option value="android"></option></select>${more}`;
  setUpTabs(leave.signal);
}

const tab = (name: string, value: string) => the(`#${name} [role="tab"][data-value="${value}"]`);
const shown = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(`#${name} [role="tabpanel"]`)].flatMap(({ hidden, dataset }) =>
    hidden ? [] : [dataset['value']],
  );
const kept = () => localStorage.getItem('tabs-platform');

/** Presses a key on the chosen tab of a set. @returns the tab that has the focus then */
function after(name: string, key: string): string | undefined {
  the(`#${name} [tabindex="0"]`).focus();
  press(the(`#${name} [role="tablist"]`), key);
  return the(':focus').dataset['value'];
}

beforeEach(() => {
  localStorage.clear();
  store('tabs-platform', '');
  document.documentElement.dir = 'ltr';
});

it('shows only the first panel of every set', () => {
  open();
  expect([shown('one'), shown('two'), shown('own')]).toEqual([['ios'], ['ios'], ['a']]);
  expect(shownPlatform()).toBe('');
});

it('a choice applies to every set of the group that has it, to the menu and to later pages', () => {
  open();
  chooseTab(tab('one', 'android'));
  expect([shown('one'), shown('two'), shown('own')]).toEqual([['android'], ['android'], ['a']]);
  expect(tab('two', 'android').getAttribute('aria-selected')).toBe('true');
  expect(document.querySelector('select')?.value).toBe('android');
  expect(kept()).toBe('android');
  open('/en/docs/b');
  expect(shown('one')).toEqual(['android']);
});

it('the control that was used does not move on the screen, whatever opens above it', () => {
  open();
  const control = tab('two', 'android');
  // The panel above is 250 pixels higher once its second tab is shown.
  control.getBoundingClientRect = () => new DOMRect(0, shown('one')[0] === 'android' ? 550 : 300);
  const scroll = vi.spyOn(window, 'scrollBy');
  chooseTab(control);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 250, behavior: 'instant' });
});

it('a set without the chosen tab stays as it is', () => {
  open();
  chooseTab(tab('two', 'windows'));
  expect([shown('one'), shown('two')]).toEqual([['ios'], ['windows']]);
});

it('a choice in a set without a group applies only there and is not kept', () => {
  open();
  chooseTab(tab('own', 'b'));
  expect([shown('own'), shown('one')]).toEqual([['b'], ['ios']]);
  expect(localStorage.length).toBe(1);
});

it.each([
  ['', 'android'],
  ['ios', 'ios'],
])('the platform of the address is shown, and kept if the reader has chosen none: "%s", %s', (chosen, expected) => {
  store('tabs-platform', chosen);
  open('/en/docs/a?platform=android');
  expect([shown('one'), kept()]).toEqual([['android'], expected]);
});

it('an address with a platform that does not exist changes nothing', () => {
  open('/en/docs/a?platform=beos');
  expect(shown('one')).toEqual(['ios']);
  expect(shownPlatform()).toBe('');
  expect(kept()).toBe('');
});

it('a choice replaces that of the address, and leaves the rest of the address and the history entry alone', () => {
  open('/en/docs/a?platform=android&x=1#top');
  choose('platform', 'ios', tab('one', 'ios'));
  expect(location.pathname + location.search + location.hash).toBe('/en/docs/a?x=1#top');
  expect(history.state).toEqual({ index: 3 });
  expect(shown('one')).toEqual(['ios']);
});

it('a link to something inside a tab opens that tab', () => {
  open('/en/docs/a#own-b');
  expect(shown('own')).toEqual(['b']);
});

it.each([
  ['Open <mark>Task</mark> Manager\u2069, then', 'task', 'windows'],
  ['Open the <mark>tools</mark> that', 'tools', 'ios'],
  ['Open the <mark>tools</mark> that', 'tools Windows', 'windows'],
])(
  'a result opens the tab of its excerpt if the shown one lacks its words, or that of the query: %s',
  (text, query, tab) => {
    const result = `<a class="result-link"><span class="result-excerpt">${text}</span></a>`;
    open('/en/docs/a', `<dialog open><input value="${query}">${result}</dialog>`);
    the('#two-ios').textContent = 'These tools are enough.';
    the('#two-windows').textContent = 'Open the Task\n Manager, and the tools that it lists.';
    the('.result-link').click();
    window.dispatchEvent(new Event('hashchange'));
    expect(shown('two')).toEqual([tab]);
  },
);

it('a choice in another browser tab applies here, until the page is left', () => {
  open('/en/docs/a?platform=windows');
  const choose = (value: string) => {
    localStorage.setItem('tabs-platform', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'tabs-platform' }));
  };
  choose('android');
  expect(shown('one')).toEqual(['android']);
  expect(location.search).toBe('');
  leave.abort();
  choose('ios');
  expect(shown('one')).toEqual(['android']);
});

it('arrow keys cycle through the tabs, Home and End go to the first and last; Tab stops only at the chosen one', () => {
  open();
  expect(after('two', 'ArrowRight')).toBe('android');
  expect(after('two', 'End')).toBe('windows');
  expect(after('two', 'ArrowRight')).toBe('ios');
  expect(after('two', 'ArrowLeft')).toBe('windows');
  expect([...document.querySelectorAll('#two [tabindex="0"]')]).toEqual([tab('two', 'windows')]);
  expect(after('two', 'Home')).toBe('ios');
  expect(after('two', 'x')).toBe('ios');
});

it('keys that move between tabs do not scroll the page; others are left to the browser', () => {
  open();
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
  expect([...keys, 'ArrowDown', 'x'].filter((key) => press(the('#two [role="tablist"]'), key))).toEqual(keys);
});

it('arrow keys are reversed on a right-to-left page', () => {
  document.documentElement.dir = 'rtl';
  open();
  expect(after('two', 'ArrowLeft')).toBe('android');
  expect(after('two', 'ArrowRight')).toBe('ios');
});
