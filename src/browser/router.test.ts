// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from './router.ts';
import { fire, settle } from './testing.ts';

/** The requested addresses, with signals that show whether each answer was still wanted. */
let requests: { path: string; signal: AbortSignal }[] = [];
/** Address after redirects, by the requested one. */
const redirects = new Map([['/en/old', '/en/new']]);
/** Holds pages back until it resolves. */
let held: Promise<void> | undefined;

vi.mock('./start.ts?script', () => ({}));
vi.mock('./loadPage.ts', () => ({
  loadPage: async ({ pathname, search, hash, href }: URL, signal: AbortSignal) => {
    const path = `${pathname}${search}${hash}`;
    requests.push({ path, signal });
    await held;
    if (pathname === '/en/lost') throw new Error('Lost');
    if (pathname === '/en/foreign') return undefined;
    const page = new DOMParser().parseFromString(`<h1>${path}</h1><p id="place"></p>`, 'text/html');
    return { page, address: new URL(redirects.get(path) ?? href, href) };
  },
}));

const here = () => `${location.pathname}${location.search}${location.hash}`;
const heading = () => document.querySelector('h1');
const shown = () => heading()?.textContent;

/** Steps through history as the browser does: the address changes before the page. */
async function step(address: string, state: unknown): Promise<void> {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
  await settle();
}

// The router's timers need this window: 60 ms for the announcement, 100 ms for the scroll position.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 150)));

beforeEach(async () => {
  held = undefined;
  await navigate('/en/first');
  requests = [];
});

it('A followed link opens its page at the top, with the focus on the heading and a new history entry', async () => {
  const steps = history.length;
  scrollTo({ top: 300, behavior: 'instant' });
  await navigate('/en/a');
  expect([here(), shown(), scrollY, history.length]).toEqual(['/en/a', '/en/a', 0, steps + 1]);
  expect(document.activeElement).toBe(heading());
  expect(history.state).toEqual({ scrollY: 0 });
});

it('The history entry that is left keeps the scroll position and the state of other code', async () => {
  const left = vi.spyOn(history, 'replaceState');
  history.replaceState({ scrollY: 0, typed: 'vpn' }, '');
  scrollTo({ top: 300, behavior: 'instant' });
  await navigate('/en/a');
  expect(left).toHaveBeenLastCalledWith({ scrollY: 300, typed: 'vpn' }, '');
});

it('A step through history restores the scroll position and focuses the heading', async () => {
  await step('/en/a', { scrollY: 400 });
  expect([shown(), scrollY]).toEqual(['/en/a', 400]);
  expect(document.activeElement).toBe(heading());
});

it.each(['/en/first#place', '/en/first'])('A step to a place on the same page loads nothing: %s', async (address) => {
  await step(address, { scrollY: 200 });
  expect([requests, scrollY]).toEqual([[], 200]);
});

it('A link to a place, which the browser follows, makes an entry with its scroll position', async () => {
  scrollTo({ top: 120, behavior: 'instant' });
  await step('/en/first#place', null);
  expect([requests, history.state]).toEqual([[], { scrollY: 120 }]);
});

it('A step to another query of the page loads it, unless a behaviour handles the step', async () => {
  await step('/en/first?x=1', { scrollY: 0 });
  expect(shown()).toBe('/en/first?x=1');
  document.addEventListener('history-step', (event) => event.preventDefault(), { once: true });
  await step('/en/first?x=2', { scrollY: 50 });
  await step('/en/first?x=2#place', { scrollY: 0 });
  expect([shown(), requests.length, scrollY]).toEqual(['/en/first?x=1', 1, 0]);
});

it('STATE-07: A link that changes only the query leaves the reader and the focus where they are', async () => {
  history.pushState(null, '', '/en/first?x=1');
  scrollTo({ top: 300, behavior: 'instant' });
  await navigate('/en/first?x=2');
  expect([shown(), scrollY, document.activeElement]).toEqual(['/en/first?x=2', 300, document.body]);
});

it('The scroll position is saved when the reader stops scrolling', async () => {
  scrollTo({ top: 90, behavior: 'instant' });
  dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(history.state).toEqual({ scrollY: 90 }));
});

it('A redirected page gets its own address in a single history entry', async () => {
  const steps = history.length;
  await navigate('/en/old');
  expect([here(), history.length]).toEqual(['/en/new', steps + 1]);
  await step('/en/old', { scrollY: 70 });
  expect([here(), scrollY, history.length]).toEqual(['/en/new', 70, steps + 1]);
});

it('If pages are loading, the last one is shown, failures of others are not, and the pending entry keeps its scroll position', async () => {
  const warning = vi.spyOn(console, 'warn');
  const answer = Promise.withResolvers<void>();
  held = answer.promise;
  const first = navigate('/en/lost');
  await step('/en/b', { scrollY: 80 });
  scrollTo({ top: 500, behavior: 'instant' });
  const last = navigate('/en/c');
  expect(history.state).toEqual({ scrollY: 80 });
  answer.resolve();
  await Promise.all([first, last]);
  expect([shown(), requests.map(({ signal }) => signal.aborted)]).toEqual(['/en/c', [true, true, false]]);
  expect(warning).not.toHaveBeenCalled();
});

it('A step back to the page that is still shown cancels the one under way', async () => {
  const answer = Promise.withResolvers<void>();
  held = answer.promise;
  await step('/en/a', { scrollY: 80 });
  await step('/en/first', { scrollY: 30 });
  answer.resolve();
  await settle();
  expect([shown(), here(), scrollY]).toEqual(['/en/first', '/en/first', 30]);
});

it('Behaviours hear that the old page is left, and in the new one that it is shown; it appears at once, without gliding', async () => {
  const heard: unknown[] = [];
  const page = new AbortController();
  for (const event of ['page-left', 'page-shown'])
    document.addEventListener(event, () => heard.push([event, shown(), here()]), { signal: page.signal });
  const scrolls = vi.spyOn(window, 'scrollTo');
  await step('/en/a', { scrollY: 40 });
  page.abort();
  expect(heard).toEqual([
    ['page-left', '/en/first', '/en/a'],
    ['page-shown', '/en/a', '/en/a'],
  ]);
  expect(scrolls.mock.calls).toEqual([0, 40].map((top) => [{ top, behavior: 'instant' }]));
  expect([heading()?.tabIndex, document.querySelector('.route-announcer') !== null]).toEqual([-1, true]);
});

it.each(['/en/lost', '/en/foreign'])('STATE-04: The browser opens a page that the router cannot: %s', async (path) => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  const opened = vi.spyOn(location, 'href', 'set').mockReturnValue();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const { href } = new URL(path, location.href);
  await navigate(path);
  expect([shown(), opened.mock.calls, reload.mock.calls.length]).toEqual(['/en/first', [[href]], 0]);
  await step(path, { scrollY: 0 });
  expect(reload).toHaveBeenCalledOnce();
  expect(warning).toHaveBeenCalledTimes(path === '/en/lost' ? 2 : 0);
  vi.restoreAllMocks();
  await step('/en/first', { scrollY: 0 });
});

it('The router scrolls in steps through the history; the browser does it on a reload', () => {
  expect(history.scrollRestoration).toBe('manual');
  fire(window, 'pagehide');
  expect(history.scrollRestoration).toBe('auto');
  fire(window, 'pageshow');
  expect(history.scrollRestoration).toBe('manual');
});
