import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '../../../src/model/locale.ts';
import { hasMeasuredMarks, proofPath } from '../../../src/model/measured.ts';
import { storageKeys } from '../../../src/model/storage.ts';
import { files, firstLoad, output, pages, total } from '../builtSite.ts';
import { all, one, pageAt, textOf } from '../dom.ts';

/** The page that says what the site loads, with its figures as numbers. */
function proofIn(locale: string) {
  const page = pageAt(`/${locale}${proofPath}`);
  const rowsBelow = (id: string) =>
    all(`h2#${id} ~ div.table`, page)
      .slice(0, 1)
      .flatMap((table) => all('tbody tr', table))
      .map((row) => all('td', row).map(textOf));
  return { page, loads: rowsBelow('loads'), others: rowsBelow('others'), stored: rowsBelow('storage') };
}

/** Kilobytes or a count as readers of any of the languages write them. */
function numberIn(text = ''): number {
  const latin = text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0)).replace(/[٫,]/, '.');
  return Number.parseFloat(latin.replace(/[٬\s]/g, ''));
}

/** Bytes by which a size with one decimal may be wrong. */
const rounding = 100;

describe.each(locales)('What this site loads and stores, in %s', (locale) => {
  const { page, loads, others, stored } = proofIn(locale);

  test('is true of the page itself, the median and the heaviest page', () => {
    const own = pages.filter((path) => path.startsWith(`/${locale}/`)).map((path) => total(firstLoad(path)));
    const weights = own.toSorted((a, b) => a - b);
    const expected = [
      total(firstLoad(`/${locale}${proofPath}`)),
      weights[Math.floor(weights.length / 2)],
      weights.at(-1),
    ];
    const said = loads.map((row) => numberIn(row.at(-1)) * 1000);
    for (const [index, bytes] of said.entries())
      expect(Math.abs(bytes - (expected[index] ?? 0))).toBeLessThan(rounding);
    expect(said).toHaveLength(3);
    const heaviest = /\/(?:en|fa|ru)\/\S+/.exec(loads[2]?.[0] ?? '')?.[0] ?? '';
    expect(total(firstLoad(heaviest))).toBe(weights.at(-1));
  });

  test('adds up', () => {
    for (const [, html, styles, scripts, together] of loads)
      expect(Math.abs(numberIn(html) + numberIn(styles) + numberIn(scripts) - numberIn(together))).toBeLessThan(0.16);
  });

  test('counts nothing that comes from other hosts, and no cookie', () => {
    expect(others.map((row) => numberIn(row.at(-1)))).toEqual([0, 0, 0]);
  });

  test('has a row for everything that is stored', () => {
    expect(stored.map(([name]) => name?.replace('…', '*'))).toEqual(Object.values(storageKeys).flat());
  });

  test('names the build as site.json does', () => {
    const { siteVersion, build } = z
      .object({ siteVersion: z.string(), build: z.object({ commit: z.string().optional() }) })
      .parse(JSON.parse(readFileSync(join(output, locale, 'site.json'), 'utf8')));
    const facts = textOf(one('h2#build + ul', page));
    expect(facts).toContain(siteVersion);
    if (build.commit !== undefined) expect(facts).toContain(build.commit);
  });

  test('is linked from the footer', () => {
    expect(one(`.footer a[href="/${locale}${proofPath}"]`, pageAt(`/${locale}/docs`))).toBeDefined();
  });
});

test('No file shows the mark of a figure in place of the figure', () => {
  const texts = files.filter((file) => /\.(html|md|txt|json)$/.test(file) && !file.startsWith('_astro/'));
  expect(texts.filter((file) => hasMeasuredMarks(readFileSync(join(output, file), 'utf8')))).toEqual([]);
});
