import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/model/locale.ts';
import { type AskedRow, askedHalves, askedLocales, readAskedRows, readEverydaySentences } from './askedSet.ts';
import { readQuerySet } from './querySet.ts';

const folder = join(import.meta.dirname, '../../tests/search');

function rowsOf(locale: Locale): AskedRow[] {
  return askedHalves.flatMap((half) => readAskedRows(locale, half));
}

/** Case, spaces and half-spaces make no other search. */
function sameSearch(query: string): string {
  return query
    .toLowerCase()
    .replace(/[\s\u200c]+/g, ' ')
    .trim();
}

function twice(queries: readonly string[]): string[] {
  const same = queries.map(sameSearch);
  return same.filter((query, index) => same.indexOf(query) !== index);
}

describe.each(askedLocales)('the searches in %s', (locale) => {
  it('are at least 300, a third of them whole questions', () => {
    const rows = rowsOf(locale);
    expect(rows.length).toBeGreaterThanOrEqual(300);
    expect(rows.filter(({ kind }) => kind === 'question').length * 3).toBeGreaterThanOrEqual(rows.length);
  });

  it('occur once, and not among the older searches', () => {
    const older = readQuerySet(folder, locale).map(({ q }) => sameSearch(q));
    const queries = rowsOf(locale).map(({ q }) => q);
    expect(twice(queries)).toEqual([]);
    expect(queries.filter((q) => older.includes(sameSearch(q)))).toEqual([]);
  });

  it('are halved so that both halves ask alike', () => {
    const [tuning, held] = askedHalves.map((half) => readAskedRows(locale, half));
    const share = (rows: readonly AskedRow[] = [], kind: AskedRow['kind']) =>
      rows.filter((row) => row.kind === kind).length;
    for (const kind of ['short', 'question'] as const)
      expect(Math.abs(share(tuning, kind) - share(held, kind)), kind).toBeLessThanOrEqual(5);
  });
});

describe.each(askedLocales)('the everyday sentences in %s', (locale) => {
  it('are 200 different ones', () => {
    const sentences = readEverydaySentences(locale);
    expect(sentences).toHaveLength(200);
    expect(twice(sentences)).toEqual([]);
  });
});
