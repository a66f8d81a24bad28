import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localized } from '../../src/model/locale.ts';
import { measuredMark, unknownMeasured } from '../../src/model/measured.ts';
import { exampleSite } from '../../src/model/testing/exampleSite.ts';
import { compressFolder } from '../compress.ts';
import { fillFigures } from './fill.ts';
import { foreignRequests, measureSite } from './measure.ts';

const { locales } = exampleSite().config;
const config = { base: '/', locales };
let output = '';

const page = (text: string) =>
  `<html><head><link rel="stylesheet" href="/_astro/a.css"><script type="module" src="/_astro/a.js"></script></head><body>${text}</body></html>`;

/** A site with three pages a language, one of which shows figures. */
async function writeSite(folder: string): Promise<void> {
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('_astro/a.css', 'p{color:red}');
  write('_astro/a.js', 'import"./b.js";');
  write('_astro/b.js', 'import"./a.js";export{}');
  for (const { path } of Object.values(locales)) {
    write(`${path}/index.html`, page(`Start ${'x'.repeat(600)}`));
    write(`${path}/long.html`, page(Array.from({ length: 900 }, (_, index) => index * 7919).join(' ')));
    write(
      `${path}/proof.html`,
      page(`${measuredMark('page.total')} of ${measuredMark('heaviest.path')} ${'text '.repeat(200)}`),
    );
    write(`${path}/proof.md`, `${measuredMark('page.total')}, ${measuredMark('pages')}\n`);
  }
  await compressFolder(folder);
}

beforeEach(async () => {
  output = mkdtempSync(join(tmpdir(), 'docs-proof-'));
  await writeSite(output);
});
afterEach(() => rmSync(output, { recursive: true }));

describe('the figures of the site', () => {
  test('are filled in, true of the page that says them, and the same in its twin', async () => {
    expect(await fillFigures(output, config)).toBe('9 pages, 0 requests to other hosts');
    const text = readFileSync(join(output, 'en/proof.html'), 'utf8');
    const [, said = ''] = /([\d.]+) kB of \/en\/long/.exec(text) ?? [];
    const sent = statSync(join(output, 'en/proof.html.br')).size + 12 + 'import"./b.js";import"./a.js";export{}'.length;
    expect(said).toBe((sent / 1000).toFixed(1));
    expect(readFileSync(join(output, 'en/proof.md'), 'utf8')).toBe(`${said} kB, 3\n`);
    expect(readFileSync(join(output, 'farsi/proof.md'), 'utf8')).toContain('۳');
  });

  test('leave a page that has not changed its time', async () => {
    const before = mkdtempSync(join(tmpdir(), 'docs-proof-before-'));
    await writeSite(before);
    await fillFigures(before, config);
    const old = new Date('2020-01-01');
    utimesSync(join(before, 'en/proof.html'), old, old);
    await fillFigures(output, config, before);
    expect(statSync(join(output, 'en/proof.html')).mtime).toEqual(old);
    rmSync(before, { recursive: true });
  });

  test('are not looked for if no page shows them', async () => {
    for (const { path } of Object.values(locales)) rmSync(join(output, path, 'proof.html'));
    expect(await fillFigures(output, config)).toBeUndefined();
  });

  test('count each script once, scripts that import each other too', () => {
    const paths = localized((locale) => locales[locale].path);
    const { loads, cookies } = measureSite({ output, base: '', paths, redirects: {} });
    expect(loads.en.map(({ scripts }) => scripts)).toEqual([38, 38, 38]);
    expect(cookies).toEqual([]);
  });

  test('have names; others are refused with the known ones', () => {
    expect(unknownMeasured('median.total')).toBeUndefined();
    expect(unknownMeasured('middle')).toContain('There is no figure "middle"; there are page.html');
    expect(unknownMeasured(undefined)).toContain('<Measured id="median.total" />');
  });
});

describe('a request to another host', () => {
  test.each([
    ['a script', 'a.html', '<script src="https://cdn.example/a.js"></script>'],
    ['a style sheet', 'a.html', '<link rel="stylesheet" href="//cdn.example/a.css">'],
    ['a picture', 'a.html', '<img alt="" src="https://cdn.example/a.png">'],
    ['a font', 'a.css', '@font-face{src:url(https://cdn.example/a.woff2)}'],
    ['an imported sheet', 'a.css', '@import "https://cdn.example/a.css";'],
  ])('is found in %s', (_, file, text) => expect(foreignRequests(file, text)).toHaveLength(1));

  test.each([
    ['a link that is followed', 'a.html', '<a href="https://example.com/">there</a>'],
    ['the canonical address', 'a.html', '<link rel="canonical" href="https://docs.example/en">'],
    ['a file of the site', 'a.css', 'p{background:url(/img/a.png)}'],
    [
      'a picture in the text',
      'a.css',
      'p{background:url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E")}',
    ],
  ])('is not %s', (_, file, text) => expect(foreignRequests(file, text)).toEqual([]));
});
