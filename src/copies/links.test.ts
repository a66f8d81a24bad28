import { expect, test } from 'vitest';
import { first, parse, toHtml } from './dom.ts';
import { dropUnusedIds, fitLinks, repairLinks } from './links.ts';

const own = { path: '/docs/basics/start', key: 'start', title: 'Start' };
const other = { path: '/docs/troubleshoot/slow', key: 'slow', title: 'Slow' };
const places = {
  home: '/help/ru',
  origin: 'https://docs.example.com',
  pages: [own, other],
};

function fitted(html: string): string {
  const content = parse(html);
  fitLinks(content, own, places);
  return toHtml(content);
}

test.each([
  ['a part of the same page', '#dns', '#start--dns'],
  ['another page of the copy', '/help/ru/docs/troubleshoot/slow', '#slow'],
  ['a part of it', '/help/ru/docs/troubleshoot/slow#dns', '#slow--dns'],
  ['another site', 'https://t.me/orbvpn', 'https://t.me/orbvpn'],
])('A link to %s stays a link: %s', (_, href, expected) => {
  expect(first('a', parse(fitted(`<a href="${href}">x</a>`)))?.attribs).toEqual({ href: expected });
});

test('A link to a page that the copy lacks leads to the site and is marked', () => {
  expect(fitted('<a href="/help/ru/docs/business">x</a>')).toBe(
    '<a href="https://docs.example.com/help/ru/docs/business" class="online">x</a>',
  );
});

test('A link to a release becomes text', () => {
  expect(fitted('<a href="/help/ru/docs/changelog/changelog-2024-10-15#change-2">6.2.0</a>')).toBe(
    '<span>6.2.0</span>',
  );
});

test('A link to a part that was left out leads to its page, and on that page becomes text', () => {
  const articles = [
    {
      key: 'start',
      content: parse('<h2 id="start--dns">x</h2><a href="#start--next">next</a><a href="#start--dns">dns</a>'),
    },
    { key: 'slow', content: parse('<a href="#start--next">next</a>') },
  ];
  repairLinks(articles);
  expect(articles.map(({ content }) => toHtml(content))).toEqual([
    '<h2 id="start--dns">x</h2>next<a href="#start--dns">dns</a>',
    '<a href="#start">next</a>',
  ]);
});

test('Ids that no link names are removed', () => {
  const content = parse('<h2 id="a">a</h2><h2 id="b">b</h2><a href="#b">b</a>');
  dropUnusedIds([content]);
  expect(toHtml(content)).toBe('<h2>a</h2><h2 id="b">b</h2><a href="#b">b</a>');
});
