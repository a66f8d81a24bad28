// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { loadSheet } from './sheetsAhead.ts';

const head = () =>
  [...document.head.children].map((link) => `${link.getAttribute('href')} ${link.getAttribute('media')}`);

it('A style sheet is loaded once without being applied, in its place, and again after it failed', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="home"><link rel="stylesheet" href="late" data-added="">';
  expect(loadSheet('home', true)).toBeUndefined();
  const loading = loadSheet('phone', false);
  void loadSheet('docs', true);
  void loadSheet('docs', true);
  expect(head()).toEqual(['docs not all', 'home null', 'phone not all', 'late null']);
  document.querySelector('[href=phone]')?.dispatchEvent(new Event('error'));
  await loading;
  expect(head()).toEqual(['docs not all', 'home null', 'late null']);
  expect(loadSheet('phone', false)).toBeInstanceOf(Promise);
});
