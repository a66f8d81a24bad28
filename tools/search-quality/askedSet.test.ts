import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/model/text/locale.ts';
import {
  type AskedHalf,
  type AskedRow,
  askedHalves,
  askedLocales,
  readAskedRows,
  readEverydaySentences,
} from './askedSet.ts';
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
  it('are at least 150, a third of them whole questions, and at least 400 later ones', () => {
    const first = readAskedRows(locale, 'held');
    expect(first.length).toBeGreaterThanOrEqual(150);
    expect(first.filter(({ kind }) => kind === 'question').length * 3).toBeGreaterThanOrEqual(first.length);
    expect(rowsOf(locale).length - first.length).toBeGreaterThanOrEqual(400);
  });

  it('occur once, and not among the older searches', () => {
    const older = readQuerySet(folder, locale).map(({ q }) => sameSearch(q));
    const queries = rowsOf(locale).map(({ q }) => q);
    expect(twice(queries)).toEqual([]);
    expect(queries.filter((q) => older.includes(sameSearch(q)))).toEqual([]);
  });

  it.each([
    ['fresh', 'judging'],
    ['strangers', 'strangers judging'],
    ['visitors', 'visitors judging'],
    ['passersby', 'passersby judging'],
    ['guests', 'guests judging'],
  ] as const)('are halved so that %s and %s ask alike', (one, other) => {
    const count = (half: AskedHalf, kind: AskedRow['kind']) =>
      readAskedRows(locale, half).filter((row) => row.kind === kind).length;
    for (const kind of ['short', 'question'] as const)
      expect(Math.abs(count(one, kind) - count(other, kind)), kind).toBeLessThanOrEqual(5);
  });
});

describe.each(askedLocales)('the everyday sentences in %s', (locale) => {
  it('are 200 different ones', () => {
    const sentences = readEverydaySentences(locale);
    expect(sentences).toHaveLength(200);
    expect(twice(sentences)).toEqual([]);
  });
});
