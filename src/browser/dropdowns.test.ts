// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { watchDropdowns } from './dropdowns.ts';
import { press, the } from './testing.ts';

const page = new AbortController();

it.each([
  ['nothing', '#b', false],
  ['summary', '#b', true],
  ['a', '#b', true],
  ['b', '#b', false],
  ['b', '', true],
])('A menu opened before its script ran may stay open: pointer on %s, address ending in "%s"', (at, hash, isOpen) => {
  history.replaceState(null, '', `/en/docs/page${hash}`);
  document.body.innerHTML = `<details data-dropdown="" open><summary id="summary"></summary>
    <a id="a" href="#a"></a><a id="b" href="#b"></a></details>`;
  const pointed = document.querySelector(`#${at}`);
  // happy-dom has no pointer.
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover' && this.contains(pointed);
  });
  watchDropdowns(page.signal);
  expect(document.querySelector('details')?.hasAttribute('open')).toBe(isOpen);
});

it('STATE-21: Escape closes a menu and returns the focus to its button; a click or the focus elsewhere closes it too', () => {
  document.body.innerHTML = `<details data-dropdown=""><summary id="summary" tabindex="0"></summary><a href="/a"></a>
    <a id="here" href="#here"></a></details><button id="outside"></button>`;
  const [menu, outside] = [the('details'), the('#outside')];
  watchDropdowns(page.signal);
  const isOpenAfter = (act: () => unknown) => {
    menu.setAttribute('open', '');
    act();
    return menu.hasAttribute('open');
  };
  the('a').focus();
  expect(isOpenAfter(() => press(document.body, 'a'))).toBe(true);
  expect(isOpenAfter(() => press(document.body, 'Escape'))).toBe(false);
  expect(document.activeElement?.id).toBe('summary');
  expect(isOpenAfter(() => outside.click())).toBe(false);
  expect(isOpenAfter(() => outside.focus())).toBe(false);
  expect(isOpenAfter(() => the('a').focus())).toBe(true);
  expect(isOpenAfter(() => the('#here').click())).toBe(false);
  expect(isOpenAfter(() => document.dispatchEvent(new Event('click')))).toBe(false);
  page.abort();
  expect(isOpenAfter(() => outside.click())).toBe(true);
});
