// How many phrases of each record have a function word: for each word the records as gaps between ascending numbers, each followed by the number of
// its phrases, closed by 0.

import type { WireFunctionWords } from './format.ts';
import { numberReader, writeNumber } from './numbers.ts';
import { readTerms, writeTerms } from './terms.ts';

const END = 0;

/** Writes the function words of phrases; `records` has for each record those of each of its phrases. */
export function writeFunctionWords(records: readonly (readonly (readonly string[])[])[]): WireFunctionWords {
  const counts = new Map<string, Map<number, number>>();
  records.forEach((phrases, record) => {
    for (const word of phrases.flat()) {
      const byRecord = counts.get(word) ?? new Map<number, number>();
      counts.set(word, byRecord.set(record, (byRecord.get(record) ?? 0) + 1));
    }
  });
  const words = [...counts.keys()].sort();
  return [writeTerms(words), words.map((word) => writeCounts(counts.get(word) ?? new Map())).join('')];
}

/** The records are in ascending order, as they were counted. */
function writeCounts(byRecord: ReadonlyMap<number, number>): string {
  let before = -1;
  let written = '';
  for (const [record, count] of byRecord) {
    written += writeNumber(record - before) + writeNumber(count);
    before = record;
  }
  return written + writeNumber(END);
}

/** For each of so many records the number of its phrases by function word; `undefined` when the counts end too soon, or name a record that is not there. */
export function readFunctionWords(
  [words, counts]: WireFunctionWords,
  records: number,
): Map<string, number>[] | undefined {
  const byRecord = Array.from({ length: records }, () => new Map<string, number>());
  const next = numberReader(counts);
  for (const word of readTerms(words)) {
    let record = -1;
    for (let gap = next(); gap !== END; gap = next()) {
      const count = gap === undefined ? undefined : next();
      if (gap === undefined || count === undefined) return undefined;
      record += gap;
      const own = byRecord[record];
      if (own === undefined) return undefined;
      own.set(word, count);
    }
  }
  return byRecord;
}
