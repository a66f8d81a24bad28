// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { prefetch } from './prefetch.ts';
import { prefetchInSight } from './prefetchInSight.ts';

vi.mock('./prefetch.ts', () => ({
  prefetch: vi.fn(),
  fetchSheets: () => undefined,
  isFrugal: () => false,
  is3G: () => false,
}));

let show = (_: readonly object[]) => {};
let page = new AbortController();

/** Opens a page with links, which come into view when `show` is called. */
function open(html: string): NodeListOf<HTMLAnchorElement> {
  vi.useFakeTimers();
  vi.mocked(prefetch).mockClear();
  page = new AbortController();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  class Observer {
    observe() {}
    disconnect() {}
    constructor(see: typeof show) {
      show = see;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = `<nav class="pagination">${html}</nav>`;
  prefetchInSight(page.signal);
  return document.querySelectorAll('a');
}

it('A page is fetched once its link was in view for half a second and no search covers it', () => {
  const [link] = open('<a rel="next" href="/en/b"></a><dialog id="search-dialog" open></dialog>');
  show([{ target: link, isIntersecting: true }]);
  vi.advanceTimersByTime(1200);
  expect(prefetch).not.toHaveBeenCalled();
  document.querySelector('dialog')?.removeAttribute('open');
  vi.advanceTimersByTime(500);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith(link);
});

it('Links that are scrolled past fetch no page, the others at most six', () => {
  const [passed, ...links] = open(Array.from({ length: 9 }, (_, at) => `<a rel="next" href="/en/${at}"></a>`).join(''));
  show([passed, ...links].map((target) => ({ target, isIntersecting: true })));
  vi.advanceTimersByTime(499);
  show([{ target: passed, isIntersecting: false }]);
  vi.advanceTimersByTime(1);
  expect(vi.mocked(prefetch).mock.calls).toEqual(links.slice(0, 6).map((link) => [link]));
});

it('A page that is left within the half second fetches nothing more', () => {
  const [link] = open('<a rel="next" href="/en/b"></a>');
  show([{ target: link, isIntersecting: true }]);
  page.abort();
  vi.advanceTimersByTime(1000);
  expect(prefetch).not.toHaveBeenCalled();
});
