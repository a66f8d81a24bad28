import { expect, test } from 'vitest';
import { checkEdition } from './check.ts';

const hosts = new Set(['t.me']);
const check = (files: Readonly<Record<string, string>>) =>
  checkEdition(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])), hosts);

test('Relative addresses, anchors and named hosts are fine', () => {
  const page =
    '<p id="a"><a href="../b.html#b">b</a><a href="#a">a</a><a href="?q=1">q</a><a href="https://t.me/orbvpn">t</a>';
  expect(check({ 'ru/a.html': page, 'b.html': '<p id="b">' })).toEqual([]);
});

test.each([
  ['<a href="/ru/docs">x</a>', 'begins at the top of a server'],
  ['<a href="none.html">x</a>', 'leads to none.html, which is not in the edition'],
  ['<a href="#none">x</a>', 'names an anchor'],
  ['<img src="https://t.me/x.png">', 'is not on this site'],
  ['<link rel="icon" href="https://t.me/x.png">', 'from the Internet'],
  ['<a href="https://evil.example/">x</a>', 'leads to a place that site/site.config.ts does not name'],
])('Refused: %s', (html, message) => {
  expect(check({ 'a.html': html })).toEqual([expect.stringContaining(message)]);
});

test('A style sheet may name only files of the edition', () => {
  expect(check({ '_astro/a.css': 'a{src:url(/font.woff2)} b{background:url(data:image/png;base64,AA)}' })).toEqual([
    expect.stringContaining('begins at the top of a server'),
  ]);
});
