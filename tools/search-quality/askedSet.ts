// The searches of tests/search/asked: written in the readers' words before the engine knew them, each with the places that answer it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Locale } from '../../src/model/locale.ts';

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
  answers: z.array(place).min(1).max(3),
});

/**
 * The engine is tuned with one half; the other shows what readers get and is not looked at meanwhile. The tuning half has been used up: later
 * searches tune (`fresh`) and judge (`judging`), the odd and the even rows of one file.
 */
export const askedHalves = ['tuning', 'held', 'fresh', 'judging'] as const;

export type AskedHalf = (typeof askedHalves)[number];

/** The languages that have such searches. */
export const askedLocales: readonly Locale[] = ['en', 'fa', 'ru'];

/** A search of a reader and the places that answer it. */
export type AskedRow = z.infer<typeof row>;

function readYaml(name: string): unknown {
  return parse(readFileSync(join(folder, name), 'utf8'));
}

/** The file of a half, and whether a row of it, counted from 0, belongs to the half. */
const sources: Readonly<Record<AskedHalf, { readonly file: string; readonly has: (at: number) => boolean }>> = {
  tuning: { file: 'tuning', has: () => true },
  held: { file: 'held', has: () => true },
  fresh: { file: 'fresh', has: (at) => at % 2 === 0 },
  judging: { file: 'fresh', has: (at) => at % 2 === 1 },
};

/** One half of the searches of a language. @throws when a row is not of the form above */
export function readAskedRows(locale: Locale, half: AskedHalf): AskedRow[] {
  const { file, has } = sources[half];
  return z
    .array(row)
    .parse(readYaml(`${locale}.${file}.yaml`))
    .filter((_, at) => has(at));
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
