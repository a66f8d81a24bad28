import { expect, test } from 'vitest';
import { fullTitle, plain, resultLines, textOf } from './resultLines.ts';

test.each([
  ['Connect', ['Android › Connect', 'Guide']],
  ['Kill switch', ['Android › Kill switch', 'Guide']],
  ['Вход через\u00a0Apple', ['Вход через\u00a0Apple', 'Guide › Android']],
  ['Turn it off', ['Turn it off', 'Guide › Android']],
  ['', ['Android', 'Guide']],
])('a heading that is unclear by itself follows the title of its page: "%s"', (heading, shown) => {
  const result = { url: '/a', title: plain('Android'), heading: plain(heading), path: ['Guide'], excerpt: [] };
  expect(resultLines(result).map(({ text }) => textOf(text))).toEqual(shown);
});

test('a result is named after its page and its heading', () => {
  expect(fullTitle({ title: 'Android', heading: 'Kill switch' })).toBe('Android › Kill switch');
  expect(fullTitle({ title: 'Android', heading: '' })).toBe('Android');
});
