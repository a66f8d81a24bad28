import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporaryFolder.ts';
import { checkOutputLinks, checkOutputMarkup } from './checkOutput.ts';
import { changedOutput, readOutput } from './readOutput.ts';

const folder = temporaryFolder();
mkdirSync(join(folder, 'ru/docs'), { recursive: true });
writeFileSync(
  join(folder, 'ru/index.html'),
  '<a href="/ru/docs/a#x">1</a><a href="/ru/docs/a#y">2</a><a href="/ru/docs/b">3</a>',
);
writeFileSync(
  join(folder, 'ru/docs/a.html'),
  '<h2 id="x">X</h2><a href="/ru/">home</a><a href="https://elsewhere.example/">4</a>',
);
const hosts = new Set(['elsewhere.example']);

const linksIn = (base = '') => checkOutputLinks(readOutput(folder, base, hosts));

it('a link that leads to nothing is an error, a missing anchor a warning', () => {
  expect(linksIn()).toEqual([
    {
      level: 'warning',
      file: '/ru/index.html',
      message: 'The link "/ru/docs/a#y" names an anchor that /ru/docs/a.html lacks.',
    },
    { level: 'error', file: '/ru/index.html', message: 'The link "/ru/docs/b" leads to nothing in the output.' },
  ]);
});

it('a link that is on several pages is reported once', () => {
  writeFileSync(join(folder, 'ru/docs/c.html'), '<a href="/ru/docs/b">3</a>');
  const messages = linksIn().map(({ message }) => message);
  expect(messages).toContain('The link "/ru/docs/b" leads to nothing in the output. It is on 2 pages.');
  expect(messages).toHaveLength(2);
});

it('a link that lacks the base path leads to nothing', () => {
  expect(linksIn('/help').every(({ level }) => level === 'error')).toBe(true);
});

it('markup that leads readers to another site is an error', () => {
  writeFileSync(join(folder, 'ru/docs/d.html'), '<meta http-equiv="refresh" content="0;url=https://evil.example">');
  expect(checkOutputMarkup(readOutput(folder, '', hosts))).toContainEqual({
    level: 'error',
    file: '/ru/docs/d.html',
    message: '<meta http-equiv="refresh"> sends readers to another site: "0;url=https://evil.example".',
  });
});

it.each([
  ['behind a > in an attribute', '<a title="1 > 0" href="https://evil.example">', 1],
  ['behind an element in an attribute', '<a title="<br>" href="https://evil.example">', 1],
  ['behind a script', '<script>"<a>"</script ><a href="https://evil.example">', 1],
  ['in capitals', '<A HREF="https://evil.example">', 1],
  ['in a script', '<script>"<a href=\'https://evil.example\'>"</script>', 0],
])('a link is read where browsers read one: %s', (_, html, count) => {
  writeFileSync(join(folder, 'ru/docs/d.html'), html);
  expect(checkOutputMarkup(readOutput(folder, '', hosts))).toHaveLength(count);
});

describe('After a change', () => {
  const before = join(folder, 'before');
  const now = join(folder, 'now');
  const write = (below: string, pages: Readonly<Record<string, string>>) => {
    rmSync(below, { recursive: true, force: true });
    mkdirSync(below);
    for (const [name, html] of Object.entries(pages)) writeFileSync(join(below, name), html);
  };
  const lookedAt = (was: Readonly<Record<string, string>>, is: Readonly<Record<string, string>>) => {
    write(before, was);
    write(now, is);
    const same = new Set(Object.keys(was).flatMap((name) => (was[name] === is[name] ? `/${name}` : [])));
    const read = (below: string) => readOutput(below, '', hosts);
    return [...changedOutput(read(now), () => read(before), same).pages].sort();
  };
  const a = '<h2 id="x">X</h2>';
  const b = '<a href="/a#x">to A</a>';

  it('only changed pages are checked', () => {
    expect(lookedAt({ 'a.html': a, 'b.html': b }, { 'a.html': `${a}<p>More.</p>`, 'b.html': b })).toEqual(['/a.html']);
    expect(lookedAt({ 'a.html': a, 'b.html': b }, { 'a.html': a, 'b.html': b })).toEqual([]);
  });

  it('all pages are checked if an anchor or a file is gone', () => {
    const all = ['/a.html', '/b.html'];
    expect(lookedAt({ 'a.html': a, 'b.html': b }, { 'a.html': '<h2>X</h2>', 'b.html': b })).toEqual(all);
    expect(lookedAt({ 'a.html': a, 'b.html': b, 'c.txt': '' }, { 'a.html': a, 'b.html': b })).toEqual(all);
  });
});
