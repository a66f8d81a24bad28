// @vitest-environment happy-dom

import { type ComponentType, useEffect } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IslandName, IslandTexts } from '../../components/Island/Island.tsx';
import { PageProvider, pageContext } from '../../components/PageContext/PageContext.tsx';
import { OperationBuilder } from '../../components/RequestBuilder/OperationBuilder.tsx';
import { SearchShell } from '../../components/Search/SearchShell.tsx';
import { SearchPage } from '../../components/SearchPage/SearchPage.tsx';
import { exampleReference, exampleSite, exampleView } from '../../model/testing/exampleSite.ts';
import { locales } from '../../model/text/locale.ts';
import type { SearchProvider } from '../../search/provider.ts';
import type { EmbeddedSettings } from '../../search/providers/embedded.ts';
import type { Hit, SearchResult } from '../../search/types.ts';
import { showFirstResults } from '../search/beforeReact.ts';
import { settle, the, type } from '../testing.ts';
import { mount } from './mount.tsx';
import requestBuilder from './requestBuilder.tsx';
import searchDialog from './searchDialog.tsx';
import searchPage from './searchPage.tsx';

let answer: () => Promise<SearchResult>;
let isByApi: (() => boolean) | undefined;

// Workers exist only in browsers.
vi.mock('../../search/providers/embedded.ts', () => ({
  createEmbeddedProvider: (settings: EmbeddedSettings): SearchProvider => {
    ({ isByApi } = settings);
    return { prepare: async () => undefined, search: () => answer(), onMore: () => () => undefined };
  },
}));
vi.mock('../search/start.ts', () => ({
  searchStart: { load: () => new Promise(() => {}), platform: () => '' },
}));

const site = exampleSite();

function BalanceBuilder() {
  const operation = exampleReference.operations.find(({ name }) => name === 'balance');
  return operation && <OperationBuilder operation={operation} />;
}

/** The part of a page that has each island, and the function that starts it. */
const islands: Readonly<Record<IslandName, readonly [Part: ComponentType, start: typeof requestBuilder]>> = {
  requestBuilder: [BalanceBuilder, requestBuilder],
  searchDialog: [SearchShell, searchDialog],
  searchPage: [SearchPage, searchPage],
};
const names = Object.keys(islands).filter((name): name is IslandName => name in islands);

let logged: string[];
let leave: AbortController;

beforeEach(() => {
  logged = [];
  answer = () => new Promise(() => {});
  leave = new AbortController();
  vi.spyOn(console, 'error').mockImplementation((...said) => void logged.push(said.map(String).join(' ')));
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

afterEach(() => void leave.abort());

/** The island of a page in a language, as built. */
function islandOf(name: IslandName, locale: (typeof locales)[number]): HTMLElement {
  const [Part] = islands[name];
  document.documentElement.lang = locale;
  document.body.innerHTML = renderToStaticMarkup(
    <PageProvider value={pageContext(site, exampleView('/search', locale, site))}>
      <Part />
    </PageProvider>,
  );
  return the(`[data-island="${name}"]`);
}

const textsIn = (locale: (typeof locales)[number]): IslandTexts => ({ locale, strings: site.strings[locale] });

// In development React compares attributes too: it logs differences and keeps what was built.
describe.each(names)('The island %s', (name) => {
  it.each(locales)('renders the same in the browser as in the build, including attributes, in %s', (locale) => {
    const element = islandOf(name, locale);
    expect(element.innerHTML).not.toBe('');
    const [, start] = islands[name];
    start(element, textsIn(locale), leave.signal);
    expect(logged).toEqual([]);
  });
});

describe('A part that differs or crashes', () => {
  const texts = textsIn('en');

  function built(html: string): HTMLElement {
    document.body.innerHTML = `<div data-island="searchPage">${html}</div>`;
    return the('[data-island]');
  }

  it('ERROR-10: is rendered again if its text differs, and the mismatch is logged', () => {
    const element = built('<p>Something else.</p>');
    mount(element, <p>As it should be.</p>, texts, leave.signal);
    expect(element.textContent).toBe('As it should be.');
    expect(logged.join()).toContain('Hydration mismatch in searchPage');
  });

  it('is unmounted when its page is left', () => {
    const left = vi.fn();
    function Part() {
      useEffect(() => left, []);
      return <p>The list.</p>;
    }
    mount(built('<p>The list.</p>'), <Part />, texts, leave.signal);
    leave.abort();
    expect(left).toHaveBeenCalledOnce();
  });

  it('ERROR-04, CHROME-18: shows the error with all causes, logs its stack, and works again after "Try again"', async () => {
    let broken = true;
    function Part() {
      if (broken) throw new Error('The list cannot be shown.', { cause: new Error('It is cut off.') });
      return <p>The list.</p>;
    }
    const element = built('<p>The list.</p>');
    mount(element, <Part />, texts, leave.signal);
    expect(element.querySelector('[role="alert"]')?.textContent).toContain('This page crashed.');
    expect(element.querySelector('pre')?.textContent).toBe('The list cannot be shown.\n↳ It is cut off.');
    expect(logged.join()).toMatch(/A part of searchPage crashed\..*The list cannot be shown\..*at Part/s);
    expect(element.querySelector('.crash button')?.textContent).toBe('Try again');
    broken = false;
    element.querySelector<HTMLElement>('.crash button')?.click();
    await vi.waitFor(() => expect(element.innerHTML).toBe('<p>The list.</p>'));
  });
});

describe.each([
  ['searchDialog', '.search-close'],
  ['searchPage', '[type="submit"]'],
] as const)('The island %s', (name, other) => {
  it('keeps its field, the typed text and everything around it when the part below crashes', async () => {
    const element = islandOf(name, 'en');
    const field = the<HTMLInputElement>('input');
    const damaged: SearchResult = JSON.parse('{"hits":[{"url":"/a","section":"tutorials"}],"total":1,"counts":{}}');
    answer = async () => damaged;
    const [, start] = islands[name];
    start(element, textsIn('en'), leave.signal);
    type(field, 'kill switch');
    await vi.waitFor(() => expect(element.querySelector('.crash')).not.toBeNull());
    expect(element.querySelector('input')).toBe(field);
    expect(field.value).toBe('kill switch');
    expect(element.querySelector(other)).not.toBeNull();
    expect(logged.join()).toMatch(new RegExp(`A part of ${name} crashed\\..*at Result(Row|Text)`, 's'));
    answer = async () => ({ hits: [], total: 0, counts: {} });
    element.querySelector<HTMLElement>('.crash button')?.click();
    type(field, 'kill');
    await vi.waitFor(() => expect(element.querySelector('.no-results')).not.toBeNull());
    expect(element.querySelector('.crash')).toBeNull();
  });
});

const plain = (text: string) => [{ text, match: false }];
const hit = (name: string, more: Partial<Hit> = {}): Hit => ({
  url: `/en/${name}`,
  page: `/en/${name}`,
  section: 'tutorials',
  path: [],
  title: [{ text: 'Key', match: true }, ...plain(` of ${name}`)],
  heading: [],
  excerpt: [],
  ...more,
});

describe('The search page before React', () => {
  const hits = [
    hit('a', { awaitsExcerpt: true }),
    hit('b', { path: ['Guide', 'Basics'], heading: plain('Change'), excerpt: plain('So it is.') }),
    hit('c', { path: ['Guide'], heading: plain('Change it on all devices'), note: 'Illustrative' }),
    hit('d', { heading: plain('Change it on all devices') }),
    hit('e', { section: 'blog' }),
  ];

  const strings = Promise.resolve(site.strings.en);

  async function openPage(result: SearchResult, more = '', settings = {}) {
    history.replaceState(null, '', `/en/search?q=key${more}`);
    const element = islandOf('searchPage', 'en');
    element.dataset['props'] = JSON.stringify({ ...JSON.parse(element.dataset['props'] ?? '{}'), ...settings });
    answer = async () => result;
    await showFirstResults(element, strings, leave.signal);
    await settle();
    const [list, field] = [element.querySelector('.search-results'), element.querySelector('input')];
    if (!list || !field) throw new Error('The page has no field or no place for results.');
    field.value = 'key';
    return { list, start: () => searchPage(element, textsIn('en'), leave.signal) };
  }

  it('shows the same results as React later, which counts on in the folded ones, and leaves the focus where it is', async () => {
    const { list, start } = await openPage({ hits, total: 9, isPartial: true });
    const before = list.innerHTML;
    expect(list.querySelectorAll('.result-link')).toHaveLength(4);
    list.querySelectorAll('a')[10]?.focus();
    start();
    expect(logged).toEqual([]);
    expect(list.innerHTML.slice(0, before.length)).toBe(before);
    expect(list.querySelector('details ol')?.getAttribute('start')).toBe('5');
    expect(document.activeElement).toBe(list.querySelectorAll('a')[10]);
  });

  it('shows them once, and React takes over even if loading it failed at first', async () => {
    const { list, start } = await openPage({ hits, total: 9, isPartial: true });
    await showFirstResults(list.closest<HTMLElement>('[data-island]') ?? document.body, strings, leave.signal);
    start();
    expect(logged).toEqual([]);
    expect(list.querySelectorAll('nav')).toHaveLength(1);
  });

  it.each([
    ['a further page', '&page=2', {}],
    ['a section', '&section=tutorials', {}],
    ['a query as typed', '&literal=', {}],
    ['a query that was cut', 'x'.repeat(64), {}],
    ['what another service finds', '', { hosted: { provider: 'algolia' } }],
  ])('leaves %s to React', async (_, more, settings) => {
    const { list } = await openPage({ hits, total: 9, isPartial: true }, more, settings);
    expect(list.querySelector('.result-link')).toBeNull();
  });

  it.each([
    [true, '?q=key&page=2'],
    [false, '?q=key'],
  ])('leaves a page beyond the results to React, which keeps it if some are missing: %s', async (isPartial, at) => {
    const { list, start } = await openPage({ hits, total: 9, isPartial }, '&page=2');
    start();
    await vi.waitFor(() => expect(list.querySelector('.result-link')).not.toBeNull());
    await settle();
    expect(location.search).toBe(at);
  });

  it.each<[string, Partial<SearchResult>]>([
    ['the first has a card', { hits: [hit('a', { answer: { url: '/en/a', steps: ['Open.'], count: 4 } })] }],
    ['nothing is found', { hits: [], total: 0 }],
    ['another word was searched for', { interpretation: { kind: 'typo', query: 'keys' } }],
  ])('waits for React if %s', async (_, result) => {
    const { list, start } = await openPage({ hits, total: 9, isPartial: true, ...result });
    expect(list.querySelector('.result-link')).toBeNull();
    start();
    expect(list.querySelector('.offered')).toBeNull();
    expect(logged).toEqual([]);
  });
});

it('Search knows on its page too that the reader came from the API section', () => {
  const came = ['/en/docs/api/calls', '/en/search', '/en/docs/apis', '/en/search'].map((path) => {
    history.replaceState(null, '', path);
    return isByApi?.();
  });
  expect(came).toEqual([true, true, false, false]);
});
