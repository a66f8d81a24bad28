// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, press, the } from '../../browser/testing.ts';
import { SearchFailure } from '../../search/provider.ts';
import { idle, type SearchState } from '../../search/session.ts';
import type { Hit, SearchResult } from '../../search/types.ts';
import { fullSite } from '../testing/htmlOnPage.tsx';
import { itReads } from '../testing/outline.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchResults } from './SearchResults.tsx';

let state: SearchState;
let changed = () => {};
let end = () => {};
const session = {
  state: () => state,
  subscribe(listener: () => void) {
    changed = listener;
    return () => undefined;
  },
  ...{ ask: vi.fn(), loadMore: vi.fn(), retry: vi.fn(), end: vi.fn() },
};
const words = (text: string, match = false) => [{ text, match }];
const hit = (name: string, more: Partial<Hit> = {}): Hit => ({
  ...{ url: `/${name}`, page: `/${name}`, section: 'tutorials', path: ['Guide'] },
  ...{ title: words(name), heading: [], excerpt: [], ...more },
});
const answer = { url: '/a', steps: ['Open.', 'Press.'], count: 5, platform: 'iOS' };
const hits = [
  hit('a', { answer }),
  hit('b', { heading: words('Change it on all devices', true), excerpt: words('So.'), note: 'Note' }),
  hit('c', { external: true }),
  hit('d', { section: 'blog' }),
  hit('e', { section: 'services', path: ['‹search.sections.services›', 'Part'] }),
];
const texts = { page: '/search', feedback: '/report', locale: 'en', strings: fullSite.strings.en } as const;
const start = {
  title: 'Problems',
  problems: [{ label: 'Slow', url: '/slow' }],
  platforms: { ios: { label: 'iPhone', url: '/ios' } },
};
const source = { load: async () => start, platform: () => 'ios' };
const query = { current: () => '?page=2', set: vi.fn(), watch: () => () => undefined };

async function show(part: ReactNode): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<dialog open></dialog>';
  const root = createRoot(the('dialog'));
  end = () => act(() => root.unmount());
  await act(async () => root.render(part));
}
const showDialog = () => show(<SearchDialog {...texts} session={session} start={source} />);
const showPage = () =>
  show(<SearchResults {...texts} session={session} offered={start} platform={source.platform} query={query} />);

const become = (next: Partial<SearchState>) =>
  act(async () => {
    state = { ...idle, query: 'dns', ...next };
    changed();
  });
const find = (result: Partial<SearchResult> = {}) => become({ result: { hits, total: 45, ...result } });

/** Types as a reader does: React does not notice a value that a script sets. */
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(the('input'), text);
    the('input').dispatchEvent(new Event('input', { bubbles: true }));
  });
const html = () => the('dialog').innerHTML;

beforeEach(() => {
  state = idle;
  vi.clearAllMocks();
  localStorage.clear();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [undefined, 'errorTitle', 'error.retry'],
  [new SearchFailure('', { reason: 'stale' }), 'staleTitle', 'search.reload'],
  [new SearchFailure('', { reason: 'browser' }), 'unsupportedTitle', undefined],
])('ERROR-05, STATE-27: A failure (%s) is an alert with a remedy, if any: %s, %s', async (failure, title, remedy) => {
  for (const open of [showPage, showDialog]) {
    await open();
    await type('dns');
    await become({ status: 'error', failure });
    expect(the('[role="alert"] strong').textContent).toBe(`‹search.${title}›`);
    expect(document.querySelector('[role="alert"] button')?.textContent).toBe(remedy && `‹${remedy}›`);
    if (failure === undefined) click('[role="alert"] button');
    if (open === showPage) end();
  }
  expect(session.retry).toHaveBeenCalledTimes(failure === undefined ? 2 : 0);
});

it('STATE-24, STATE-25, STATE-26: A search under way says so, and its outcome is announced 600 ms after it has settled', async () => {
  vi.useFakeTimers();
  await showPage();
  const said = async (next: Partial<SearchState>, milliseconds: number) => {
    await become(next);
    await act(async () => vi.advanceTimersByTime(milliseconds));
    const read = (part: string) => document.querySelector(part)?.textContent;
    return [read('dialog > [role="status"]:last-child'), read('.search-wait')];
  };
  expect(await said({ status: 'loading' }, 600)).toEqual(['‹search.searching›', '‹search.searching›']);
  expect(the('.search-results').getAttribute('aria-busy')).toBe('true');
  expect(await said({ status: 'stalled' }, 599)).toEqual(['‹search.searching›', '‹search.stalled›']);
  expect(await said({ result: { hits, total: 45 } }, 600)).toEqual(['‹search.documents.other 45›', undefined]);
  expect(await said({ result: { hits: [], total: 0 } }, 600)).toEqual(['‹search.noResults› dns', undefined]);
});

it('CHROME-16: In the dialog a chosen query is searched with the focus in the field, and remembered once a result is followed', async () => {
  await showDialog();
  await act(async () => void click('.suggestions button'));
  const [suggestion] = Object.values(texts.strings.search.suggestions);
  expect([the<HTMLInputElement>('input').value, document.activeElement]).toEqual([suggestion, the('input')]);
  expect(session.ask).toHaveBeenLastCalledWith(suggestion, { bySection: true });
  await find({ interpretation: { kind: 'typo', query: 'dnt' } });
  the('input').blur();
  await act(async () => void click('.search-notice button'));
  expect(session.ask).toHaveBeenLastCalledWith('dns', { literal: true, bySection: true });
  expect(document.activeElement).toBe(the('input'));
  await act(async () => void click('.result-action'));
  expect(the('.result-action').getAttribute('aria-pressed')).toBe('true');
  the('.result a').addEventListener('click', (event) => event.preventDefault());
  await act(async () => void click('.result a'));
  await type('');
  await act(async () => the('input').focus());
  const titles = [...document.querySelectorAll('.result-group h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['recent', 'favourites', 'yourPlatform'].map((name) => `‹search.${name}›`).concat('Problems'));
  await act(async () => void click('.result-action'));
  expect(localStorage.getItem('search-en')).toContain('"recent":[]');
  const submitted = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => void the('form').dispatchEvent(submitted));
  expect(submitted.defaultPrevented).toBe(true);
});

it('The pointer activates rows, and leaving them the first; Escape closes the dialog', async () => {
  await showDialog();
  await type('dns');
  await find({ hits: hits.slice(0, 3) });
  const active = () => document.querySelector('[data-active] .result-link')?.getAttribute('href');
  const last = [...document.querySelectorAll('.result-link')].at(-1);
  expect(active()).toBe('/a');
  await act(async () => void last?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })));
  expect(active()).toBe('/c');
  await act(async () => void the('.search-panel').dispatchEvent(new MouseEvent('mouseout', { bubbles: true })));
  expect(active()).toBe('/a');
  await act(async () => void press(the('input'), 'Escape'));
  expect(the<HTMLDialogElement>('dialog').open).toBe(false);
});

it('On the page a link to more results changes the address, and the focus goes to their number', async () => {
  await showPage();
  await find();
  expect(session.ask).toHaveBeenLastCalledWith('', expect.anything());
  expect(click('[rel="prev"]', { ctrlKey: true })).toBe(false);
  await act(async () => void click('[rel="next"]'));
  expect([query.set.mock.lastCall, document.activeElement]).toEqual([['?page=3', 'push'], the('.result-count')]);
  await act(async () => void click('.section-filter a:not([aria-current])'));
  expect(query.set).toHaveBeenLastCalledWith('?section=tutorials', 'push');
  await act(async () => void click('.search-box button'));
});

itReads(import.meta.dirname, {
  'The empty dialog offers the page of the platform, problems and queries': [
    () => showDialog().then(html),
    '.search-clear, .search-panel, .search-foot',
  ],
  'The dialog lists results by section with their answer, and how many there are': [
    async () => {
      await showDialog();
      await type('dns');
      await find();
      await vi.waitFor(() => the('[aria-expanded="false"]'));
      return html();
    },
    '.search-panel, .search-foot a',
  ],
  'The page lists results after filters, continues the count, and folds the blog': [
    async () => {
      await showPage();
      await find();
      return html();
    },
    '.search-results',
  ],
  'ERROR-06: If nothing is found it says so, searches further, offers queries, and takes a report': [
    async () => {
      await showPage();
      await find({ hits: [], total: 0, isPartial: true, interpretation: { kind: 'layout', query: 'вты' } });
      return html();
    },
    '.search-results > :not(nav)',
  ],
});

it('Enter before the results of a text have come searches for it, unless the reader has chosen a row', async () => {
  await showDialog();
  await type('dns');
  await find();
  const takes = (key: string) => act(async () => press(the('input'), key));
  expect(await takes('Enter')).toBe(true);
  await type('dns leak');
  expect(await takes('Enter')).toBe(false);
  await takes('ArrowDown');
  expect(await takes('Enter')).toBe(true);
});
