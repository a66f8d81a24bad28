// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { followForms } from './followForms.ts';
import { navigate } from './router.ts';
import { click, fire, the } from './testing.ts';

vi.mock('./router.ts', () => ({ navigate: vi.fn() }));
const search = 'https://docs.example/en/search';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://docs.example' });
  vi.mocked(navigate).mockClear();
  document.body.innerHTML = `
    <form id="search" action="${search}?old=1"><input name="q" value="dns tls"><button></button></form>
    <form id="away" action="https://other.example/"></form>
    <form id="post" method="post" action="https://docs.example/"></form>`;
});

followForms();

it.each([
  ['the search, with what was filled in', 'search', true],
  ['another site', 'away', false],
  ['a form that sends something', 'post', false],
])('The form of %s (%s) is followed by the router: %s', (_, id, follows) => {
  expect(fire(the(`#${id}`), 'submit')).toBe(follows);
  expect(vi.mocked(navigate).mock.calls).toEqual(follows ? [[`${search}?q=dns+tls`]] : []);
});

it('A form that other code has handled, or that is sent to another tab, is left alone', () => {
  the('#search').addEventListener('submit', (event) => event.preventDefault(), { once: true });
  fire(the('#search'), 'submit');
  the('button').addEventListener('click', (event) => event.preventDefault());
  click('button', { metaKey: true });
  expect(fire(the('#search'), 'submit', Object({ submitter: the('button') }))).toBe(false);
  click('button');
  expect(fire(the('#search'), 'submit', Object({ submitter: the('button') }))).toBe(true);
  expect(navigate).toHaveBeenCalledOnce();
});
