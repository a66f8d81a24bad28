// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '../../../site/strings/en.ts';
import { createSearchSession } from '../../search/session.ts';
import type { Hit } from '../../search/types.ts';
import { rendersInBrowser } from '../testing/rendersInBrowser.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchTexts } from './useSearchTexts.ts';

const render = rendersInBrowser();
const hitsOf = (names: string) =>
  Array.from(names, (name): Hit => {
    const title = [{ text: name, match: true }];
    return { url: `/en/${name}`, page: `/en/${name}`, section: 'api', title, heading: [], path: [], excerpt: [] };
  });
let hits: readonly Hit[];
/** Finds as many results as the query has letters, and for another word than the typed one. */
const session = createSearchSession({
  prepare: async () => undefined,
  search: async ({ length }) => ({ hits, total: length, interpretation: { kind: 'typo', query: 'dns' } }),
  onMore: () => () => undefined,
});
const texts = { locale: 'en', strings: en } as const;

beforeEach(() => {
  vi.useFakeTimers();
  hits = hitsOf('ab');
  render(<SearchDialog page="/en/search" feedback="/report" {...texts} session={session} />);
});

const type = (text: string) =>
  act(async () => {
    const field = document.querySelector('input');
    // React does not notice a value that a script sets.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('The link to all results leads to those of the words as typed only while they are listed', async () => {
  const isLiteral = () => document.querySelector('.search-foot a')?.getAttribute('href')?.includes('literal');
  await type('dsn');
  expect(isLiteral()).toBe(false);
  await act(async () => document.querySelector<HTMLElement>('.search-notice button')?.click());
  expect(isLiteral()).toBe(true);
  await type('dsns');
  expect(isLiteral()).toBe(false);
});

it('The active row is the first or that under the pointer; one that a key has reached stays until the text changes', async () => {
  const active = () => document.querySelector('[aria-selected="true"]')?.textContent;
  const happens = (event: Event, at: string) => act(async () => void document.querySelector(at)?.dispatchEvent(event));
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

it('The form of the search page is not sent: its results are shown already', () => {
  const form = <SearchForm action="/en/search" field={{ current: null }} onType={vi.fn()} onSubmit={vi.fn()} />;
  render(<SearchTexts value={texts}>{form}</SearchTexts>);
  const event = new Event('submit', { bubbles: true, cancelable: true });
  expect(document.querySelector('form')?.dispatchEvent(event)).toBe(false);
});
