// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './followLinks.ts';
import { loadRouter } from './laterModules.ts';
import { click, fire, settle, the } from './testing.ts';

const navigate = vi.fn(async () => undefined);
vi.mock('./laterModules.ts', () => ({ loadRouter: vi.fn() }));
const router = { navigate };

const place = { href: 'https://docs.example/en/a', origin: 'https://docs.example', reload: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('location', { ...place });
  vi.mocked(loadRouter).mockReset().mockResolvedValue(router);
  navigate.mockClear();
  document.body.innerHTML = `<a id="page" href="https://docs.example/en/b"><b></b></a><p></p>
    <a id="site" href="https://other.example/en/b"></a><a id="file" href="https://docs.example/f" download></a>`;
});

history.replaceState(null, '');
followLinks();
it.each<[string, string, MouseEventInit, boolean]>([
  ['a page', '#page b', {}, true],
  ['a page in another tab', '#page b', { ctrlKey: true }, false],
  ['another site', '#site', {}, false],
  ['a file to save', '#file', {}, false],
  ['nothing', 'p', {}, false],
])('A click on %s (%s %j) is followed by the router: %s', async (_, selector, keys, follows) => {
  expect(click(selector, keys)).toBe(follows);
  await settle();
  expect(navigate.mock.calls).toEqual(follows ? [['https://docs.example/en/b']] : []);
});

it('A link that other code has handled is left alone', async () => {
  the('#page').addEventListener('click', (event) => event.preventDefault());
  click('#page');
  await settle();
  expect(navigate).not.toHaveBeenCalled();
});

it('A link whose router does not load within a second is opened by the browser', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(loadRouter).mockReturnValue(new Promise(() => {}));
  click('#page');
  await vi.advanceTimersByTimeAsync(999);
  expect(location.href).toBe(place.href);
  await vi.advanceTimersByTimeAsync(1);
  expect(location.href).toBe('https://docs.example/en/b');
  vi.useRealTimers();
});

it('After a reload the router is loaded at once; if that fails, a step back reloads the page', async () => {
  expect(loadRouter).not.toHaveBeenCalled();
  history.replaceState({ scrollY: 0 }, '');
  vi.mocked(loadRouter).mockRejectedValue(new Error('Lost'));
  followLinks();
  await settle();
  fire(window, 'popstate');
  expect(location.reload).toHaveBeenCalledOnce();
});
