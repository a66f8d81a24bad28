import { expect, test } from 'vitest';
import { copiedPage } from './page.ts';

const copy = {
  files: new Set(['ru/docs.html', 'ru/search.html', '_astro/docs.css']),
  base: '',
  origin: 'https://docs.example.com',
};
const page = (html: string) => copiedPage(html, { file: 'ru/docs.html', copy, locales: ['ru'] });

test('Modules become the classic script of the copy; data for search engines goes', () => {
  const html =
    '<head><script type="application/ld+json">{"a":"<b>"}</script><script>inline()</script></head><script type="module" src="/_astro/x.js"></script>';
  expect(page(html)).toBe('<head><script>inline()</script></head><script defer src="../_astro/start.js"></script>');
});

test('The page knows the way to the top, and its addresses are relative', () => {
  expect(page('<html lang="ru"><link rel="stylesheet" href="/_astro/docs.css"><form action="/ru/search">')).toBe(
    '<html data-base=".." lang="ru"><link rel="stylesheet" href="../_astro/docs.css"><form action="search.html">',
  );
});

test('What looks like an address in a text stays', () => {
  const html = '<p>href="/ru/docs"</p>';
  expect(page(html)).toBe(html);
});

test('Data for scripts is rewritten within its quotes', () => {
  expect(
    page('<div data-props="{&quot;page&quot;:&quot;/ru/search&quot;,&quot;t&quot;:&quot;a &amp;amp; b&quot;}"></div>'),
  ).toBe('<div data-props="{&quot;page&quot;:&quot;search.html&quot;,&quot;t&quot;:&quot;a &amp;amp; b&quot;}"></div>');
});

test('The menu has the languages of the copy; the canonical address is still that of the site', () => {
  const item = (locale: string) => `<li><a href="https://x.example/" data-language="${locale}">${locale}</a></li>`;
  const canonical = '<link rel="canonical" href="https://docs.example.com/ru/docs">';
  expect(page(`${canonical}<ul>${item('en')}${item('ru')}</ul>`)).toBe(`${canonical}<ul>${item('ru')}</ul>`);
});
