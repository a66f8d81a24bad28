// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

/** Requests by script, with their priorities. */
let fetched: string[] = [];
let supportsHints = true;

/** Loads the module afresh: nothing has been prefetched. */
async function load() {
  vi.resetModules();
  return await import('./prefetch.ts');
}

const link = (id: string) => document.querySelector<HTMLAnchorElement>(`a#${id}`) ?? document.createElement('a');

function point(target: Element, milliseconds: number): void {
  target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  vi.advanceTimersByTime(milliseconds);
}

const hinted = () => [...document.head.querySelectorAll('[rel=prefetch]')].map((hint) => hint.getAttribute('href'));
const address = (path: string) => new URL(path, location.href).href;

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  supportsHints = true;
  history.replaceState(null, '', '/en/here');
  vi.stubGlobal('fetch', async (url: string, { priority }: RequestInit) => {
    fetched.push(`${priority} ${url}`);
    return { headers: new Headers({ 'content-type': 'text/html' }), text: async () => '' };
  });
  vi.spyOn(Object.getPrototypeOf(document.body.classList), 'supports').mockImplementation(() => supportsHints);
  document.documentElement.lang = 'en';
  document.head.innerHTML = '';
  document.body.innerHTML = `<a id="a" href="/en/a#part"><b></b></a><a id="b" href="/en/b"></a>
    <a id="here" href="/en/here"></a><a id="away" href="https://other.example/en"></a>`;
});

it('A page is fetched once after 80 ms of hovering over a link, but not if the pointer only passes it', async () => {
  (await load()).prefetchLinks();
  point(link('b'), 79);
  point(link('a').firstElementChild ?? document.body, 79);
  expect(hinted()).toEqual([]);
  vi.advanceTimersByTime(1);
  point(link('a'), 80);
  expect(hinted()).toEqual([address('/en/a')]);
});

it('A page is taken from the prefetch into memory, so that a tap need not wait for the cache of the browser', async () => {
  (await load()).prefetch(link('a'));
  expect(fetched).toEqual([]);
  document.head.querySelector('[rel=prefetch]')?.dispatchEvent(new Event('load'));
  expect(fetched).toEqual([`low ${address('/en/a')}`]);
});

it('CALL-04: A browser without hints fetches pages at low priority, but not this page or another site', async () => {
  supportsHints = false;
  const { prefetch } = await load();
  for (const id of ['here', 'away', 'a']) prefetch(link(id));
  expect([hinted(), fetched]).toEqual([[], [`low ${address('/en/a')}`]]);
});

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
])('CALL-05: Nothing is prefetched if reader or network asks to save data: %j', async (connection, isFrugal) => {
  vi.stubGlobal('navigator', { connection });
  (await load()).prefetchLinks();
  point(link('a'), 80);
  expect(hinted()).toEqual(isFrugal ? [] : [address('/en/a')]);
  expect((await sheetsOf()).length === 0).toBe(isFrugal);
});

/** The style sheets that a page prefetches. */
async function sheetsOf(): Promise<(string | null)[]> {
  (await load()).prefetchSheets(new AbortController().signal);
  vi.runAllTimers();
  return [...document.querySelectorAll('[rel=stylesheet][media="not all"]')].map((sheet) => sheet.getAttribute('href'));
}

it.each(['en', 'fa'])('The docs sheet for %s is prefetched unless it is there or a search is open', async (lang) => {
  document.documentElement.lang = lang;
  const docs = `/src/styles/${lang === 'fa' ? 'fa/' : ''}docs.css`;
  const [first, ...others] = await sheetsOf();
  expect([first, others.length > 0]).toEqual([docs, true]);
  document.head.innerHTML = `<link rel="stylesheet" href="${docs}">`;
  expect(await sheetsOf()).toEqual(others);
  document.head.innerHTML = '';
  document.body.innerHTML = '<dialog id="search-dialog" open></dialog>';
  expect(await sheetsOf()).toEqual([]);
});
