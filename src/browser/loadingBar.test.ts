// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startLoadingBar } from './loadingBar.ts';

it('STATE-09, STATE-10, LIMIT-04: A switch of 200 ms or more shows a bar, and no spinner, until it ends; a shorter one shows none, then or later', () => {
  vi.useFakeTimers();
  const isShownAfter = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return document.querySelector('.loading-bar') !== null;
  };
  const end = startLoadingBar();
  expect([isShownAfter(199), isShownAfter(1)]).toEqual([false, true]);
  expect(document.querySelector('[aria-busy]')).toBeNull();
  end();
  expect(isShownAfter(0)).toBe(false);
  startLoadingBar()();
  expect(isShownAfter(1000)).toBe(false);
});
