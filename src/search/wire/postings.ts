// The postings of one field: for each term the records that have it, as gaps between ascending record numbers, closed by 0.
// How often a record has a term is not sent: in sections of a hundred words it changed no result and cost a tenth of the file.

import { numberReader, writeNumber } from './numbers.ts';

const END = 0;

/** Writes the postings of one term. */
export function writePostings(records: Iterable<number>): string {
  let before = -1;
  let written = '';
  for (const record of records) {
    written += writeNumber(record - before);
    before = record;
  }
  return written + writeNumber(END);
}

/** Reads the postings of `termCount` terms; `undefined` when the string holds fewer. */
export function readPostings(source: string, termCount: number): number[][] | undefined {
  const next = numberReader(source);
  const all: number[][] = [];
  while (all.length < termCount) {
    const records: number[] = [];
    let record = -1;
    for (let gap = next(); gap !== END; gap = next()) {
      if (gap === undefined) return undefined;
      record += gap;
      records.push(record);
    }
    all.push(records);
  }
  return all;
}
