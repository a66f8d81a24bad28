import { expect, it } from 'vitest';
import { pieceOfHtml } from '../../../tests/pieceOf.ts';
import { pairs } from './pairs.ts';

/** What is behind what: the text before the English text, and that. */
function paired(own: string, english: string): string[] {
  return pairs(pieceOfHtml(own), pieceOfHtml(english)).map(({ after, english: texts, heading }) => {
    const text = texts.map(({ textContent }) => textContent).join('');
    return `${after.textContent} = ${text}${heading === undefined ? '' : ` #${heading}`}`;
  });
}

it('finds the English paragraph, item and cell by its place', () => {
  expect(
    paired(
      '<p>Раз</p><ul><li>Два</li></ul><table><tr><td>Три</td><td>Четыре</td></tr></table>',
      '<p>One</p><ul><li>Two</li></ul><table><tr><td>Three</td><td>Four</td></tr></table>',
    ),
  ).toEqual(['Раз = One', 'Два = Two', 'Три = Three', 'Четыре = Four']);
});

it('takes a line with its marks as one text, and the list in an item for itself', () => {
  expect(
    paired(
      '<ol><li>Нажмите <b>Да</b><ul><li>или нет</li></ul></li></ol>',
      '<ol><li>Press <b>Yes</b><ul><li>or no</li></ul></li></ol>',
    ),
  ).toEqual(['Да = Press Yes', 'или нет = or no']);
});

it('finds a section by the id of its heading, wherever it is', () => {
  expect(
    paired('<h2 id="b">Бэ</h2><p>б</p><h2 id="a">А</h2><p>а</p>', '<h2 id="a">A</h2><p>a</p><h2 id="b">B</h2><p>b</p>'),
  ).toEqual(['Бэ = B #b', 'б = b', 'А = A #a', 'а = a']);
});

it('pairs the rest of a section that has a paragraph more in one language', () => {
  expect(paired('<p>only here</p><ul><li>а</li></ul><p>б</p>', '<ul><li>a</li></ul><p>b</p>')).toEqual([
    'а = a',
    'б = b',
  ]);
  expect(paired('<ul><li>а</li></ul><p>б</p>', '<ul><li>a</li></ul><p>b</p><p>c</p>')).toEqual([
    'а = a',
    'б = b',
    'б = c',
  ]);
});

it('puts an English list behind one with other items', () => {
  expect(paired('<ul><li>а</li></ul><p>б</p>', '<ul><li>1</li><li>2</li></ul><p>b</p>')).toEqual(['а = 12', 'б = b']);
});

it('leaves out the note that a section is older than its English text', () => {
  const note = '<p class="stale-section">Раздел отстаёт</p>';
  expect(paired(`<h2 id="a">А</h2>${note}<p>а</p>`, '<h2 id="a">A</h2><p>a</p>')).toEqual(['А = A #a', 'а = a']);
});

it('leaves out what is the same in both languages, pictures, code and controls', () => {
  const others = '<pre>code</pre><figure>picture</figure><button>press</button><p class="needs-js">script</p>';
  expect(paired(`<p>WireGuard</p>${others}<p>а</p>`, `<p>WireGuard</p>${others}<p>a</p>`)).toEqual(['а = a']);
});

it('leaves out the link of a heading, but never a heading, so that its section can be hidden', () => {
  const heading = '<h2 id="reality">REALITY<a class="heading-link" href="#reality">#</a></h2>';
  const [pair] = pairs(pieceOfHtml(heading), pieceOfHtml(heading));
  expect(pair?.heading).toBe('reality');
});
