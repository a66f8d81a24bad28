// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fire, the } from './testing.ts';

const root = document.documentElement;
let frames: (() => void)[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  localStorage.clear();
  for (const name of ['theme', 'announcement', 'js', 'hydrated']) delete root.dataset[name];
});
afterEach(() => history.replaceState(null, '', '/en'));

/** Runs the script of every page in a system that prefers dark pages. */
async function runBeforePaint(settings = {}) {
  const dark = { matches: true, onchange: () => undefined };
  vi.stubGlobal('matchMedia', () => dark);
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => 'white' }));
  vi.stubGlobal('settings', { mode: 'light', announcement: 'new', ...settings });
  await import('./beforePaint.ts');
  return dark;
}

it.each([
  ['light', null, 'light'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
  ['system', null, 'dark'],
  ['light', 'blue', 'light'],
] as const)('The mode "%s" with the choice %s is %s', async (mode, chosen, theme) => {
  if (chosen) localStorage.setItem('theme', chosen);
  await runBeforePaint({ mode });
  expect([root.dataset['theme'], root.dataset['js']]).toEqual([theme, '']);
});

it('The mode follows the system and other tabs', async () => {
  const dark = await runBeforePaint({ mode: 'system' });
  dark.matches = false;
  dark.onchange();
  expect(root.dataset['theme']).toBe('light');
  localStorage.setItem('theme', 'dark');
  fire(window, 'storage');
  expect(root.dataset['theme']).toBe('dark');
});

it.each([
  ['new', 'new', 'closed'],
  ['old', 'new', undefined],
  ['', '', undefined],
])('After "%s" was closed, "%s" is %s', async (closed, announcement, shown) => {
  localStorage.setItem('announcement', closed);
  await runBeforePaint({ announcement });
  expect(root.dataset['announcement']).toBe(shown);
});

it('Scripts that have not started are given up after 8 seconds or once all is loaded, styles after 5', async () => {
  document.head.innerHTML = '<link rel="stylesheet" id="sheet">';
  const link = the('link');
  await runBeforePaint();
  vi.advanceTimersByTime(4999);
  expect(link.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect([link.isConnected, the('link').id]).toEqual([false, 'sheet']);
  vi.advanceTimersByTime(2999);
  expect(root.dataset['js']).toBe('');
  vi.advanceTimersByTime(1);
  expect(root.dataset['js']).toBeUndefined();
  for (const state of ['hydrated', 'js']) root.dataset[state] = '';
  fire(window, 'load');
  expect(root.dataset['js']).toBe('');
  delete root.dataset['hydrated'];
  fire(window, 'load');
  expect(root.dataset['js']).toBeUndefined();
  document.head.innerHTML = '';
});

it('The current page is in the middle of the sidebar as soon as it has a height', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.body.innerHTML = '<div class="drawer"><nav class="docs-sidebar"><a aria-current="page"></a></nav></div>';
  await runBeforePaint();
  vi.spyOn(the('a'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight));
  vi.spyOn(the('.drawer'), 'clientHeight', 'get').mockReturnValue(400);
  frames.shift()?.();
  expect([the('.drawer').scrollTop, frames]).toEqual([innerHeight / 2, []]);
});

it('Tabs show the choice of the address, or else the remembered one, in each frame until the page is loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const tabs = (values: readonly string[]) =>
    values.map((value) => `<button role="tab" data-value="${value}"></button>`).join('');
  const shown = () => document.querySelector<HTMLElement>('[aria-selected=true]')?.dataset['value'];
  localStorage.setItem('tabs-platform', 'ios');
  document.body.innerHTML = '<a data-platform="windows"><b></b></a>';
  await import('./chosenBeforePaint.ts');
  document.body.innerHTML += `<div data-tabs="platform">${tabs(['android', 'ios'])}</div>`;
  frames.shift()?.();
  expect(shown()).toBe('ios');
  history.replaceState(null, '', '/en?platform=android');
  state.mockReturnValue('interactive');
  frames.shift()?.();
  expect([shown(), frames]).toEqual(['android', []]);
  fire(the('b'), 'click');
  expect(localStorage.getItem('tabs-platform')).toBe('windows');
});

it.each([
  ['ru', ['fa-IR', 'en'], '/ru#a'],
  ['de', ['de', 'fa-IR', 'en'], '/fa#a'],
  ['', ['de'], '/en#a'],
])('PRODUCT-06: After "%s", with the languages %j, the front page leads to %s', async (chosen, languages, address) => {
  if (chosen) localStorage.setItem('language', chosen);
  const link = (name: string) => `<a data-language="${name}" href="https://docs.example/${name}"></a>`;
  document.body.innerHTML = ['en', 'fa', 'ru'].map(link).join('');
  const replace = vi.fn();
  vi.stubGlobal('location', { hash: '#a', replace });
  vi.stubGlobal('navigator', { languages });
  await vi.importActual('./chooseLanguage.ts');
  expect(replace).toHaveBeenCalledExactlyOnceWith(`https://docs.example${address}`);
});

it.each([
  ['/help/en/a', ''],
  ['/x/en/a', '<p id="base-url-banner">It is <bdi>/x</bdi>, not <bdi>/help</bdi></p>'],
  ['/en/a', '<p id="base-url-banner">It is <bdi>/</bdi>, not <bdi>/help</bdi></p>'],
])('ERROR-09: The page %s of a site built for /help reports: %s', async (address, banner) => {
  document.body.innerHTML = '';
  history.replaceState(null, '', address);
  vi.stubGlobal('settings', { base: '/help', afterBase: '/en/.*', banner: ['It is ', null, ', not ', '/help'] });
  await import('./wrongBase.ts');
  expect(document.body.innerHTML).toBe(banner);
});
