// The searches of tests/search, as readers type them, each with the places that answer it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Locale } from '../../src/model/text/locale.ts';

const folder = join(import.meta.dirname, '../../tests/search');

/** A page without language, and its section: `/docs/tutorial-basics/iran#paying`. */
const place = z.string().regex(/^\/[\w/-]*(#[\w-]+)?$/, 'an answer is a page without language, or a heading of one');

const search = z.strictObject({
  /** As somebody typed it, misspellings and wrong keyboard layouts included. */
  q: z.string().min(1),
  persona: z.enum(['subscriber', 'business', 'reseller', 'integrator', 'operator']),
  /** A few words, or a whole question. */
  kind: z.enum(['short', 'question']),
  /** Any one of these is right. A page without a section means its beginning. */
  answers: z.array(place).min(1),
  /** Further places that answer, found by reading. */
  also: z.array(place).default([]),
});

export type Search = z.infer<typeof search>;

const readYaml = (name: string): unknown => parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'));

/** The searches of a language, for tuning or measuring. @throws if a row is invalid */
export function readSearches(locale: Locale, set: 'tune' | 'held'): Search[] {
  return z.array(search).parse(readYaml(`${locale}.${set}`));
}

/** Everyday sentences in which no word may be corrected. @throws if the file is not a list */
export function readEverydaySentences(locale: Locale): string[] {
  return z.array(z.string().min(1)).parse(readYaml(`${locale}.everyday`));
}
