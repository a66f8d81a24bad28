import { expect, test } from 'vitest';
import { parse } from './dom.ts';
import { stylesFor } from './styles.ts';

const document = parse('<html><body><main><p class="note"><a href="#x">x</a></p></main></body></html>');

test.each([
  'main{color:red}',
  'a:hover{color:red}',
  'a:focus-visible>.note,main{color:red}',
  '.note::before{content:"x"}',
  '[data-theme=dark] .note{color:red}',
  'html:not([data-js]) main{color:red}',
  ':is(h1,p):focus{color:red}',
  '@media print{main{color:red}}',
  ':root{--a:1}',
])('A rule that applies in some state is kept: %s', (css) => {
  expect(stylesFor(document, css)).not.toBe('');
});

test.each([
  '.navbar{color:red}',
  'main h1{color:red}',
  '@media print{.navbar{color:red}}',
  '@font-face{font-family:A;src:url(/a.woff2)}',
])('A rule that never applies is left out: %s', (css) => expect(stylesFor(document, css)).toBe(''));

test('If only some selectors of a list apply, the others are removed', () => {
  expect(stylesFor(document, 'main,.navbar,p{color:red}')).toBe('main,p{color:red}');
});
