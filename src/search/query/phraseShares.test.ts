import { expect, it } from 'vitest';
import { exampleAnalyser, exampleCorpus, exampleRecord } from '../testing/language.ts';
import { functionWordShare } from './phraseShares.ts';
import { planQuery } from './plan.ts';

it('a place gains little by "of" in all of its phrases, and loses as little without it', () => {
  const asked = [['router'], ['modem']];
  const withOf = { ...exampleRecord(0), asked, functionWords: new Map([['of', 2]]) };
  const without = { ...exampleRecord(1), asked };
  const corpus = exampleCorpus({ router: 2, modem: 2 }, [withOf, without]);
  const share = functionWordShare(planQuery('price of router', exampleAnalyser(), corpus.has), corpus);
  expect(share(withOf)).toBeCloseTo(1.046, 3);
  expect(share(without)).toBeCloseTo(0.944, 3);
});
