// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { filterOperations } from './operationFilter.ts';

it('hides rows that do not match, and groups and sections without rows, but never the title of a group', () => {
  const group = (name: string, ...operations: readonly string[]) =>
    `<tbody id="${name}"><tr><th>${name}</th></tr>${operations.map((operation) => `<tr id="${operation}"><td>${operation}</td><td>user</td></tr>`).join('')}</tbody>`;
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<form data-operation-filter="{count} fit"><input name="words" value="USER"><p role="status"></p></form>
    <section><table>${group('Accounts', 'userProfile', 'login')}${group('Plans', 'plans')}</table></section>
    <section id="rest"><table>${group('Servers', 'servers')}</table></section>`;
  const form = document.querySelector('form');
  if (form) filterOperations(form);
  const hidden = [...document.querySelectorAll<HTMLElement>('section, tbody, tr')].filter((part) => part.hidden);
  expect(hidden.map(({ id }) => id)).toEqual(['login', 'Plans', 'plans', 'rest', 'Servers', 'servers']);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('1 fit');
});
