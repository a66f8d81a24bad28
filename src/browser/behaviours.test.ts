// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fire, settle, the } from './testing.ts';

const [startKeeping, completeFeedback, addStyles, prefetchLinks] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
vi.mock('./operationFilter.ts', () => {
  throw new Error('The file is lost.');
});
vi.mock('./keep/keep.ts', () => ({ startKeeping }));
vi.mock('./feedback.ts', () => ({ completeFeedback }));
vi.mock('./addStyles.ts', () => ({ addStyles }));
vi.mock('./prefetch.ts', async (original) => ({
  ...(await original<object>()),
  ...{ prefetchLinks, prefetchSheets: () => undefined },
}));
vi.mock('./laterModules.ts', () => ({ loadBehaviours: () => new Promise(() => {}), loadRouter: async () => ({}) }));

const { dataset } = document.documentElement;
const dialog = () => the<HTMLDialogElement>('#search-dialog');

it('Each part is set up, and one whose code is lost makes way for what readers without scripts see', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  dataset['docsVersion'] = '1.2';
  history.replaceState(null, '', '/en/docs/kill-switch?x=1');
  document.body.innerHTML = `<a data-language="ru" href="/ru/a"></a><nav class="docs-sidebar"></nav>
    <button id="mode" data-color-mode="" data-label-light="To dark"></button>
    <input id="not-found-search"><section data-keep=""></section>
    <dialog id="search-dialog"><input></dialog><form data-search=""><input id="box"></form>
    <details data-dropdown="" open></details><p id="elsewhere" class="without-js"></p>
    <main><p id="instead" class="without-js"></p><form data-operation-filter=""></form></main>`;
  await import('./behaviours.ts');
  expect(the('a').getAttribute('href')).toBe('/ru/a?x=1');
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('1.2');
  expect(the('#mode').getAttribute('aria-label')).toBe('To dark');
  expect(the<HTMLInputElement>('#not-found-search').value).toBe('kill switch');
  expect(the<HTMLDetailsElement>('details').open).toBe(false);
  expect([addStyles.mock.calls.length, prefetchLinks.mock.calls.length]).toEqual([1, 1]);
  the<HTMLInputElement>('#box').value = 'd';
  fire(the('#box'), 'input');
  expect(dialog().open).toBe(true);
  await vi.waitFor(() => expect(startKeeping).toHaveBeenCalledOnce());
  expect(startKeeping).toHaveBeenCalledWith(the('[data-keep]'), expect.any(AbortSignal));
  await vi.waitFor(() => expect(document.querySelector('[data-operation-filter]')).toBeNull());
  expect([the('#instead').className, the('#elsewhere').className]).toEqual(['', 'without-js']);
});

it.each(['pointerover', 'focusin'])('A message is completed once, before it is used: %s', async (sign) => {
  await import('./behaviours.ts');
  document.body.innerHTML = '<p data-feedback=""></p>';
  fire(document, 'page-left');
  fire(document, 'page-shown');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const event of [sign, 'pointerover', 'focusin']) fire(the('p'), event);
  await vi.waitFor(() => expect(completeFeedback).toHaveBeenCalledExactlyOnceWith(the('p')));
  await settle();
  expect(completeFeedback).toHaveBeenCalledOnce();
});

it.each<[string, (part: HTMLElement) => unknown, unknown]>([
  ['<button data-color-mode=""></button>', () => dataset['theme'], 'dark'],
  ['<button data-close-announcement=""></button>', () => dataset['announcement'], 'closed'],
  ['<button data-search=""></button>', () => dialog().open, true],
  ['<a class="search-link"></a>', () => dialog().open, true],
  ['<button data-panel-to="main"></button>', () => the('.drawer').dataset['panel'], 'main'],
  ['<button role="tab" data-value="b"></button>', (tab) => tab.getAttribute('aria-selected'), 'true'],
  ['<b></b>', () => dialog().open, false],
])('A click on %s has its effect', async (control, effect, expected) => {
  const { click } = await import('./behaviours.ts');
  for (const state of ['theme', 'announcement']) delete dataset[state];
  document.body.innerHTML = `<dialog id="search-dialog"><input></dialog>
    <div class="drawer" data-panel="section"><div data-tabs="" data-ready="">${control}</div></div>`;
  const part = the('[data-tabs] > *');
  click(part, null);
  expect(effect(part)).toBe(expected);
  dialog().close();
});
