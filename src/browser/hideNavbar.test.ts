// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { hideNavbarOnScroll } from './hideNavbar.ts';

it('STATE-22: hides the navbar when scrolling down past it, but not while it has the focus or the reader scrolls up', () => {
  document.body.innerHTML = '<nav data-hide-on-scroll><button></button></nav>';
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  hideNavbarOnScroll(new AbortController().signal);
  const isHiddenAt = (top: number) => {
    scrollTo({ top, behavior: 'instant' });
    dispatchEvent(new Event('scroll'));
    return document.querySelector('[data-hidden]') !== null;
  };
  expect([30, 60, 61, 200, 150, 150].map(isHiddenAt)).toEqual([false, false, true, true, false, false]);
  document.querySelector('button')?.focus();
  expect(isHiddenAt(400)).toBe(false);
});
