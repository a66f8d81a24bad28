// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { watchDropdowns } from './dropdowns.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

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
  watchDropdowns(new AbortController().signal);
  expect(document.querySelector('details')?.hasAttribute('open')).toBe(isOpen);
});
