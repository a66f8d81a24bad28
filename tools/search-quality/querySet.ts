import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Locale } from '../../src/model/text/locale.ts';

const pages = z.array(z.string().startsWith('/'));

const line = z.strictObject({
  q: z.string(),
  kind: z.string(),
  answers: pages.min(1),
  /** Pages nobody expected but that answer, found on reading. */
  also: pages.default([]),
  /** Lines that were written after the engine was frozen. */
  set: z.literal('fresh').optional(),
});

export const halves = ['tune', 'held out', 'fresh'] as const;

export type Half = (typeof halves)[number];

/** A query and the pages that answer it. */
export interface JudgedQuery extends z.infer<typeof line> {
  /** Odd lines tune the engine, even ones are held out, and fresh ones check the result. */
  readonly half: Half;
}

/** Reads the query set of a language. @throws when a line is not of the form that tests/search/en.yaml describes */
export function readQuerySet(folder: string, locale: Locale): JudgedQuery[] {
  const lines = z.array(line).parse(parse(readFileSync(join(folder, `${locale}.yaml`), 'utf8')));
  return lines.map((entry, index) => ({ ...entry, half: entry.set ?? (index % 2 === 0 ? 'tune' : 'held out') }));
}
