// The searches of tests/search/asked: written in the readers' words before the engine knew them, each with the places that answer it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Locale } from '../../src/model/text/locale.ts';

const folder = join(import.meta.dirname, '../../tests/search/asked');

/** A page without language, and the section of it that answers: `/docs/tutorial-basics/iran#paying`. */
const place = z
  .string()
  .regex(
    /^\/[\w/-]*(#[\w-]+)?$/,
    'an answer is a page without language, with the id of a heading if a section answers',
  );

const row = z.strictObject({
  /** The search as somebody typed it, misspellings and wrong keyboard layouts included. */
  q: z.string().min(1),
  /** Who asks. */
  persona: z.enum(['subscriber', 'business', 'reseller', 'integrator', 'operator']),
  /** A few words, or a whole question. */
  kind: z.enum(['short', 'question']),
  /** The places that answer, any one of which is right. A page without a section means that its beginning answers. */
  answers: z.array(place).min(1).max(8),
  /** Pages nobody expected but that answer, found on reading. */
  also: z.array(place).default([]),
});

/**
 * The engine is tuned with one half of a set; the other shows what readers get and is not looked at
 * meanwhile. `held` only measures. The fresh rows have been used up: their searches were known when
 * phrases were written. The later sets are halved by odd and even rows.
 */
export const askedHalves = [
  'held',
  'fresh',
  'judging',
  'strangers',
  'strangers judging',
  'visitors',
  'visitors judging',
  'passersby',
  'passersby judging',
  'guests',
  'guests judging',
] as const;

export type AskedHalf = (typeof askedHalves)[number];

/** The languages that have such searches. */
export const askedLocales: readonly Locale[] = ['en', 'fa', 'ru'];

/** A search of a reader and the places that answer it. */
export type AskedRow = z.infer<typeof row>;

function readYaml(name: string): unknown {
  return parse(readFileSync(join(folder, name), 'utf8'));
}

interface Source {
  /** `<locale>.<file>.yaml`. */
  readonly file: string;
  /** The rows of the file that belong to the half. */
  readonly rows: 'all' | 'odd' | 'even';
  /** Whether the half measures only: its rows are never listed. */
  readonly measures: boolean;
}

const sources: Readonly<Record<AskedHalf, Source>> = {
  held: { file: 'held', rows: 'all', measures: true },
  fresh: { file: 'fresh', rows: 'odd', measures: false },
  judging: { file: 'fresh', rows: 'even', measures: true },
  strangers: { file: 'strangers', rows: 'odd', measures: false },
  'strangers judging': { file: 'strangers', rows: 'even', measures: true },
  visitors: { file: 'visitors', rows: 'odd', measures: false },
  'visitors judging': { file: 'visitors', rows: 'even', measures: true },
  passersby: { file: 'passersby', rows: 'odd', measures: false },
  'passersby judging': { file: 'passersby', rows: 'even', measures: true },
  guests: { file: 'guests', rows: 'odd', measures: false },
  'guests judging': { file: 'guests', rows: 'even', measures: true },
};

/** Whether a half measures only, so that nobody who tunes the engine looks at its rows. */
export function measuresOnly(half: AskedHalf): boolean {
  return sources[half].measures;
}

function belongs(rows: Source['rows'], at: number): boolean {
  return rows === 'all' || (rows === 'odd') === (at % 2 === 0);
}

/** One half of the searches of a language. @throws when a row is not of the form above */
export function readAskedRows(locale: Locale, half: AskedHalf): AskedRow[] {
  const { file, rows } = sources[half];
  return z
    .array(row)
    .parse(readYaml(`${locale}.${file}.yaml`))
    .filter((_, at) => belongs(rows, at));
}

/** Correctly spelled sentences of everyday life, in which no word may be corrected. @throws if the file is not a list of texts */
export function readEverydaySentences(locale: Locale): string[] {
  return z.array(z.string().min(1)).parse(readYaml(`${locale}.everyday.yaml`));
}

/** The page and the heading id of an answer; no id when the whole page answers. */
export function placeOf(answer: string): { page: string; section: string | undefined } {
  const [page = '', section] = answer.split('#');
  return { page, section };
}
