// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { filterOperations } from './operationFilter.ts';

it('hides rows that do not match, and groups and sections without rows, but never the title of a group', () => {
  const group = (name: string, ...operations: readonly string[]) =>
    `<tbody id="${name}"><tr><th>${name}</th></tr>${operations.map((operation) => `<tr id="${operation}"><td>${operation} of anybody</td><td>${operation === 'login' ? '' : 'user'}</td></tr>`).join('')}</tbody>`;
  document.documentElement.lang = 'fa';
  document.body.innerHTML = `<main><form data-operation-filter="{count} fit"><input name="words" value="USER any"><p role="status"></p>
    <input type="radio" name="role" value=""><input type="radio" name="role" value="user"></form>
    <section><table>${group('Accounts', 'userProfile', 'login')}${group('Plans', 'plans')}</table></section>
    <section id="rest"><table>${group('Servers', 'servers')}</table></section></main><section id="other"></section>`;
  const form = document.querySelector('form');
  if (form) filterOperations(form);
  const state = () => [
    [...document.querySelectorAll<HTMLElement>('section, tbody, tr')].filter((part) => part.hidden).map(({ id }) => id),
    document.querySelector('[role="status"]')?.textContent,
  ];
  const choose = (words: string, role: number) => {
    const [field, ...roles] = document.querySelectorAll('input');
    Object.assign(field ?? {}, { value: words });
    Object.assign(roles[role] ?? {}, { checked: true });
    form?.dispatchEvent(new Event('input'));
    return state();
  };
  expect(state()).toEqual([['login', 'Plans', 'plans', 'rest', 'Servers', 'servers'], '۱ fit']);
  expect(choose('', 1)).toEqual([['login'], '۳ fit']);
  expect(choose('o', 0)).toEqual([[], '۴ fit']);
  expect(choose(' ', 0)).toEqual([[], '']);
});
