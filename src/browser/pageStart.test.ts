import { describe, expect, it } from 'vitest';
import { isSamePage, pageStart, scrollOf } from './pageStart.ts';

const at = (address: string) => new URL(address, 'https://docs.example');

describe('A page starts', () => {
  it.each([
    ['another page', '/en/a', '/en/b'],
    ['another page with the same query', '/en/a?x=1', '/en/b?x=1'],
    ['a place on another page', '/en/a', '/en/b#c'],
    ['the same page again', '/en/a?x=1', '/en/a?x=1'],
    ['a place on the page with another query', '/en/a?x=1', '/en/a?x=2#c'],
  ])('at its top or the place of its address, with the focus, if a link leads to %s', (_, from, to) => {
    expect(pageStart(at(from), at(to), undefined, 700)).toEqual({ top: undefined, takesFocus: true });
  });

  it.each([
    ['/en/a', '/en/a?x=1'],
    ['/en/a?x=1', '/en/a'],
    ['/en/a?x=1#c', '/en/a?x=2'],
  ])('where the reader is, and leaves the focus alone, if only the query changes: from %s to %s', (from, to) => {
    expect(pageStart(at(from), at(to), undefined, 700)).toEqual({ top: 700, takesFocus: false });
  });

  it.each([
    ['/en/a', '/en/b', 300],
    ['/en/a', '/en/b#c', 300],
    ['/en/a?x=1', '/en/a', 300],
    ['/en/a', '/en/b', 0],
  ])('where the reader left it, after a step through the history from %s to %s', (from, to, left) => {
    expect(pageStart(at(from), at(to), left, 700)).toEqual({ top: left, takesFocus: true });
  });
});

describe('Two addresses', () => {
  it('are of the same page if only the place differs', () => {
    expect(isSamePage(at('/en/a?x=1#b'), at('/en/a?x=1'))).toBe(true);
    expect(isSamePage(at('/en/a?x=1'), at('/en/a'))).toBe(false);
    expect(isSamePage(at('/en/a'), at('/fa/a'))).toBe(false);
  });
});

describe('The state of a step in the history', () => {
  it.each([
    [{ scrollY: 300 }, 300],
    [{ scrollY: 300, typed: 'vpn' }, 300],
    [{ typed: 'vpn' }, 0],
    [{ scrollY: '300' }, 0],
    [null, 0],
    [undefined, 0],
    ['300', 0],
  ])('%o means %i pixels from the top', (state, top) => {
    expect(scrollOf(state)).toBe(top);
  });
});
