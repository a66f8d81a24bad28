// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { press, the } from './testing.ts';

vi.mock('./laterModules.ts', () => ({ loadBehaviours: () => new Promise(() => {}), loadRouter: async () => ({}) }));

it.each([
  ['on the page', 'p', '/', true],
  ['in a field', 'input', '/', false],
  ['in a field', 'input', 'k', true],
  ['on a Russian keyboard', 'p', 'л', true],
  ['in the field of the closed dialog', 'dialog input', '/', true],
])('A search shortcut %s (%s) with "%s" opens the dialog: %s', async (_, at, key, opens) => {
  document.body.innerHTML = '<p></p><input><dialog id="search-dialog"><input></dialog>';
  await import('./start.ts');
  const keys = key === '/' ? {} : { code: 'KeyK', ctrlKey: true };
  expect([press(the(at), key, keys), document.querySelector('dialog')?.open]).toEqual([opens, opens]);
});

it('In a browser without dialogs a shortcut opens the search page', async () => {
  vi.resetModules();
  vi.stubGlobal('HTMLDialogElement', undefined);
  vi.stubGlobal('location', { search: '', hash: '' });
  document.body.innerHTML = '<dialog id="search-dialog"><form action="/en/search"></form></dialog>';
  await import('./start.ts');
  press(document, '/');
  expect(location.href).toMatch(/\/en\/search$/);
});
