import { expect, test } from 'vitest';
import { fullTitle, isShort } from './title.ts';

test.each([
  ['Connect', true],
  ['Kill switch', true],
  ['Вход через\u00a0Apple', false],
  ['Turn it off', false],
  ['', false],
])('whether a heading says little alone: "%s"', (heading, bare) => {
  expect(isShort(heading)).toBe(bare);
});

test('a result is named after its page and its heading', () => {
  expect(fullTitle({ title: 'Android', heading: 'Kill switch' })).toBe('Android › Kill switch');
  expect(fullTitle({ title: 'Android', heading: '' })).toBe('Android');
});
