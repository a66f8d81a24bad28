import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFunctionWords, writeFunctionWords } from './functionWords.ts';
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

  test('how many phrases of each record have a function word', () => {
    const written = writeFunctionWords([[['how', 'to'], ['how']], [], [['why'], []], [['to', 'how']]]);
    const counts = readFunctionWords(written, 4)?.map((words) => Object.fromEntries(words));
    expect(counts).toEqual([{ how: 2, to: 1 }, {}, { why: 1 }, { how: 1, to: 1 }]);
  });

  test('terms with a long common beginning', () => {
    const long = 'a'.repeat(40);
    expect(readTerms(writeTerms([long, `${long}b`]))).toEqual([long, `${long}b`]);
  });
});

test('postings that end before the terms do are noticed', () => {
  expect(readPostings(writePostings([1, 2]), 2)).toBeUndefined();
});

test('counts of function words that end before the words do, or name a record that is not there, are noticed', () => {
  const [words, counts] = writeFunctionWords([[['how']], [['how']]]);
  expect(readFunctionWords([words, counts.slice(0, -1)], 2)).toBeUndefined();
  expect(readFunctionWords([words, counts.slice(0, 1)], 2)).toBeUndefined();
  expect(readFunctionWords([words, counts], 1)).toBeUndefined();
});

test('small numbers take one character and none that JSON would escape', () => {
  const written = Array.from({ length: 3000 }, (_, value) => writeNumber(value));
  expect(written.slice(0, 62).every((one) => one.length === 1)).toBe(true);
  expect(JSON.stringify(written.join(''))).toHaveLength(written.join('').length + 2);
});
