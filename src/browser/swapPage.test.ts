// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { expect, it } from 'vitest';
import { addStyles } from './addStyles.ts';
import { swapPage } from './swapPage.ts';

const sheet = (name: string, added = '') => `<link rel="stylesheet" href="${name}"${added}>`;

/** The head after a page switch; `added` is a style sheet that a script added before it. */
function headAfter(present: string, next: string, added?: string): string {
  document.head.innerHTML = present;
  if (added) void addStyles(added);
  swapPage(new DOMParser().parseFromString(`<head>${next}</head>`, 'text/html'));
  return document.head.innerHTML;
}

it('A page switch keeps only style sheets that both pages have and those that scripts added', () => {
  const [title, other] = ['<title>A</title>', '<title>B</title>'];
  const [docs, phone, tables] = ['docs', 'phone', 'tables'].map((name) => sheet(name));
  expect(headAfter(`${title}<meta name="a">`, other)).toBe(other);
  expect(headAfter(`${docs}${phone}`, `${docs}${tables}`)).toBe(`${docs}${tables}`);
  expect(headAfter(sheet('docs'), `${phone}${sheet('late')}`, 'late')).toBe(
    `${phone}${sheet('late', ' data-added=""')}`,
  );
});
