import { describe, expect, test } from 'vitest';
import { isFavourite, nothingSaved, parseSaved, toggleFavourite, withoutRecent, withRecent } from './saved.ts';

const dns = { url: '/en/docs/troubleshoot/slow-connection#dns', title: 'Slow', heading: 'DNS', external: false };

describe('Recent searches', () => {
  test('are listed once, latest first', () => {
    const saved = ['dns', 'vpn', ' dns ', ''].reduce(withRecent, nothingSaved);
    expect(saved.recent).toEqual(['dns', 'vpn']);
  });

  test('are six at most', () => {
    expect(Array.from('abcdefgh').reduce(withRecent, nothingSaved).recent).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
  });

  test('can be removed', () => {
    expect(withoutRecent({ recent: ['a', 'b'], favourites: [] }, 'a').recent).toEqual(['b']);
  });
});

test('a star adds a favourite above the others, of which twenty stay at most, and removes it again', () => {
  const saved = toggleFavourite(nothingSaved, dns);
  const other = { ...dns, url: '/en/docs/dns' };
  expect(toggleFavourite(saved, other).favourites).toEqual([other, dns]);
  expect(isFavourite(saved, dns.url)).toBe(true);
  expect(toggleFavourite(saved, dns)).toEqual(nothingSaved);
  const many = Array.from({ length: 21 }, (_, at) => ({ ...dns, url: `/en/${at}` }));
  expect(many.reduce(toggleFavourite, saved).favourites).toEqual(many.slice(1).reverse());
});

describe('Stored searches and favourites', () => {
  test('are read back as written', () => {
    const labelled = { ...dns, url: '/en/blog/first', note: 'Illustrative history' };
    const saved = [dns, labelled].reduce(toggleFavourite, withRecent(nothingSaved, 'dns'));
    expect(parseSaved(JSON.stringify(saved))).toEqual(saved);
  });

  test.each([
    ...[null, '', 'undefined', '[]', 'null', '3', '"text"', '{', '{"recent":{}}', '<img src=x onerror=alert(1)>'],
    ...[
      '{"recent":[1],"favourites":[null,{"url":"/x"}]}',
      '{"recent":5,"favourites":{"length":3}}',
      '{"__proto__":{"recent":["x"]}}',
    ],
  ])('are ignored if invalid: %s', (json) => expect(parseSaved(json)).toEqual(nothingSaved));

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://evil.example',
    'en/docs',
  ])('cannot contain the link "%s"', (url) => {
    expect(parseSaved(JSON.stringify({ favourites: [{ ...dns, url }] }))).toEqual(nothingSaved);
  });

  test('keep external links of hosted search', () => {
    const favourites = [{ ...dns, url: 'https://orbvpn.com/dashboard', external: true }];
    expect(parseSaved(JSON.stringify({ favourites })).favourites).toEqual(favourites);
  });
});
