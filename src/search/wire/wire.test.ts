import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberReader, writeNumber } from './numbers.ts';
import { readPostings, writePostings } from './postings.ts';
import { readTerms, writeTerms } from './terms.ts';

const ascending = fc.uniqueArray(fc.nat(5000)).map((numbers) => numbers.sort((one, other) => one - other));
const term = fc.string({ unit: fc.constantFrom(...'abcпарольکلید019.'), minLength: 1 });

describe('what goes over the line comes back', () => {
  test('numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        const next = numberReader(numbers.map(writeNumber).join(''));
        expect(numbers.map(() => next())).toEqual(numbers);
        expect(next()).toBeUndefined();
      }),
    );
  });

  test('postings', () => {
    fc.assert(
      fc.property(fc.array(ascending), (lists) => {
        expect(readPostings(lists.map(writePostings).join(''), lists.length)).toEqual(lists);
      }),
    );
  });

  test('terms', () => {
    fc.assert(
      fc.property(fc.uniqueArray(term), (terms) => {
        terms.sort();
        expect(readTerms(writeTerms(terms))).toEqual(terms);
      }),
    );
  });

  test('terms with a long common beginning', () => {
    const long = 'a'.repeat(40);
    expect(readTerms(writeTerms([long, `${long}b`]))).toEqual([long, `${long}b`]);
  });
});

test('postings that end before the terms do are noticed', () => {
  expect(readPostings(writePostings([1, 2]), 2)).toBeUndefined();
});

test('small numbers take one character and none that JSON would escape', () => {
  const written = Array.from({ length: 3000 }, (_, value) => writeNumber(value));
  expect(written.slice(0, 62).every((one) => one.length === 1)).toBe(true);
  expect(JSON.stringify(written.join(''))).toHaveLength(written.join('').length + 2);
});
