import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Locale } from '../../src/model/locale.ts';

const line = z.strictObject({ q: z.string(), kind: z.string(), answers: z.array(z.string().startsWith('/')).min(1) });

/** A query and the pages that answer it. */
export interface JudgedQuery extends z.infer<typeof line> {
  /** Odd lines tune the engine, even ones are held out. */
  readonly half: 'tune' | 'held out';
}

/** Reads the query set of a language. @throws when a line is not of the form that tests/search/en.yaml describes */
export function readQuerySet(folder: string, locale: Locale): JudgedQuery[] {
  const lines = z.array(line).parse(parse(readFileSync(join(folder, `${locale}.yaml`), 'utf8')));
  return lines.map((entry, index) => ({ ...entry, half: index % 2 === 0 ? 'tune' : 'held out' }));
}
