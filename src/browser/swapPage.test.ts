// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { addStyles } from './addStyles.ts';
import { swapPage } from './swapPage.ts';

const sheet = (name: string, added = '') => `<link rel="stylesheet" href="${name}"${added}>`;

const waiting = (name: string) => sheet(name, ' media="not all"');

/** The head after a page switch; `added` is a style sheet that a script added before it. */
function headAfter(present: string, next: string, added?: string): string {
  document.head.innerHTML = present;
  if (added) void addStyles(added);
  swapPage(new DOMParser().parseFromString(`<head>${next}</head>`, 'text/html'));
  return document.head.innerHTML;
}

it('A page switch applies the style sheets of the next page and those of scripts; others wait', () => {
  const [title, other] = ['<title>A</title>', '<title>B</title>'];
  const [docs, phone, tables] = ['docs', 'phone', 'tables'].map((name) => sheet(name));
  expect(headAfter(`${title}<meta name="a">`, other)).toBe(other);
  expect(headAfter(`${docs}${phone}`, `${docs}${tables}`)).toBe(`${docs}${waiting('phone')}${tables}`);
  expect(headAfter(`${docs}${waiting('phone')}`, `${docs}${phone}`)).toBe(`${docs}${sheet('phone', ' media=""')}`);
  const late = sheet('late', ' data-added=""');
  // The sheet of an area comes before those that extend it, and those of scripts last.
  expect(headAfter(`${docs}${waiting('phone')}`, `${sheet('api')}${phone}${tables}`, 'late')).toBe(
    `${sheet('api')}${waiting('docs')}${sheet('phone', ' media=""')}${tables}${late}`,
  );
});
