// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import ru from '../../../site/strings/ru.ts';
import { the, type as typeInto } from '../../browser/testing.ts';
import { createSearchSession } from '../../search/session.ts';
import type { Hit } from '../../search/types.ts';
import { rendersInBrowser } from '../testing/rendersInBrowser.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchResults } from './SearchResults.tsx';

const render = rendersInBrowser();
const hitsOf = (names: string) =>
  Array.from(names, (name): Hit => {
    const title = [{ text: name, match: true }];
    return { url: `/en/${name}`, page: `/en/${name}`, section: 'api', title, heading: [], path: [], excerpt: [] };
  });
let hits: readonly Hit[];
/** Holds results back until it resolves. */
let held: Promise<void> | undefined;
/** Finds as many results as the query has letters, and for another word than the typed one. */
const session = createSearchSession({
  prepare: async () => undefined,
  async search({ length }) {
    await held;
    return { hits, total: length, interpretation: { kind: 'typo', query: 'dns' } };
  },
  onMore: () => () => undefined,
});
const dialog = <SearchDialog page="/ru/search" feedback="/report" locale="ru" strings={ru} session={session} />;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('search-ru', '{}');
  held = undefined;
  hits = hitsOf('ab');
  render(dialog);
});

const type = (text: string) => act(async () => typeInto(the('input'), text));
const happens = (event: Event, at: string) => act(async () => void document.querySelector(at)?.dispatchEvent(event));
const press = (at: string) => act(async () => document.querySelector<HTMLElement>(at)?.click());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('The link to all results leads to those of the words as typed only while they are listed', async () => {
  const isLiteral = () => document.querySelector('.search-foot a')?.getAttribute('href')?.includes('literal');
  await type('dsn');
  expect(isLiteral()).toBe(false);
  await press('.search-notice button');
  expect(isLiteral()).toBe(true);
  await type('dsns');
  expect(isLiteral()).toBe(false);
});

it('The active row is the first or that under the pointer; one that a key has reached stays until the text changes', async () => {
  const active = () => document.querySelector('[aria-selected="true"]')?.textContent;
  await type('dns');
  await wait(100);
  hits = hitsOf('cab');
  await happens(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }), 'input');
  expect([active(), document.querySelectorAll('.result').length]).toEqual(['b', 3]);
  await type('dnss');
  await wait(100);
  expect(active()).toBe('c');
  await happens(new MouseEvent('mousemove', { bubbles: true }), '.result + .result');
  expect(active()).toBe('a');
  await happens(new MouseEvent('mouseout', { bubbles: true }), '.result + .result');
  expect(active()).toBe('c');
});

it('The number of results is announced once it has not changed for 0.6 seconds', async () => {
  const said = () => document.querySelector('.sr-only[role="status"]')?.textContent;
  await type('dns');
  await wait(500);
  await type('dnss');
  await wait(500);
  expect(said()).toBe('');
  await wait(100);
  expect(said()).toContain('4');
});

it('Enter opens the active row unless it is of an earlier text, and in another tab with Ctrl', async () => {
  const enter = async (ctrlKey = false) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, bubbles: true, cancelable: true });
    await happens(event, 'input');
    return event.defaultPrevented;
  };
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await type('dns');
  const answer = Promise.withResolvers<void>();
  held = answer.promise;
  await type('dnss');
  expect(await enter()).toBe(false);
  await act(async () => answer.resolve());
  expect([await enter(true), opened.mock.calls[0]?.[0]]).toEqual([true, expect.stringMatching(/\/en\/a$/)]);
});

it('CHROME-13: A starred result is a favourite of the language until it is removed, and its query is not remembered', async () => {
  const rows = () => Array.from(document.querySelectorAll('.result'), ({ textContent }) => textContent);
  const star = () => document.querySelector('.result-action')?.getAttribute('aria-pressed');
  await type('dns');
  expect(star()).toBe('false');
  await press('.result-action');
  expect([star(), Object.keys(localStorage)]).toEqual(['true', ['search-ru']]);
  await press('[type="reset"]');
  expect([rows(), document.querySelector('input')?.value]).toEqual([['a'], '']);
  render(null);
  render(dialog);
  expect(rows()).toEqual(['a']);
  await press('.result-action');
  expect(rows()).toEqual([]);
});

it('The search page is not sent as a form, returns once to where it was left, and begins each page of results at its top', async () => {
  const scrolls = vi.spyOn(window, 'scrollTo').mockReturnValue();
  history.replaceState({ scrollY: 300 }, '');
  const set = vi.fn();
  const query = { current: () => '', set, watch: () => () => undefined };
  const offered = { title: '', problems: [], platforms: {} };
  const settings = { page: '/ru/search', feedback: '/report', offered, session, query } as const;
  render(<SearchResults {...settings} locale="ru" strings={ru} />);
  const words = 'd'.repeat(50);
  for (const text of [words, '', words]) await type(text);
  await press('.search-pager [rel="next"]');
  expect(set).toHaveBeenLastCalledWith(`?q=${words}&page=2`, 'push');
  expect(scrolls.mock.calls).toEqual([300, 0].map((top) => [{ top, behavior: 'instant' }]));
  expect(document.activeElement?.className).toBe('result-count');
  await press('.section-filter [href*="section=api"]');
  expect(set).toHaveBeenLastCalledWith(`?q=${words}&section=api`, 'push');
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  await happens(sent, 'form');
  expect(sent.defaultPrevented).toBe(true);
});
