import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPostings, readTerms, writePostings, writeTerms } from './wire.ts';

it.each([0, 25, 26, 30])('reads terms that share %i letters as they were written', (shared) => {
  const terms = ['b', 'c'].map((end) => 'a'.repeat(shared) + end);
  expect(readTerms(writeTerms(terms))).toEqual(terms);
});

it('reads postings as they were written', () => {
  const numbers = fc.uniqueArray(fc.nat(5000)).map((list) => list.sort((one, other) => one - other));
  fc.assert(fc.property(fc.array(numbers), (lists) => void expect(readPostings(writePostings(lists))).toEqual(lists)));
});
