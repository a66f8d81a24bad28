import { expect, it } from 'vitest';
import { errorIn, type Problem } from '../model/problems/problems.ts';
import { summarise } from './summary.ts';

it.each<[Problem['level'][], code: number, strictCode: number]>([
  [[], 0, 0],
  [['warning'], 0, 1],
  [['warning', 'error'], 1, 1],
])('problems of the levels %j end with %i, or with %i if warnings count', (levels, code, strictCode) => {
  const problems = levels.map((level): Problem => ({ ...errorIn('page.mdx', 1, 'Wrong.'), level }));
  const codes = [false, true].map((isStrict) => summarise({ problems, complete: true }, undefined, isStrict).exitCode);
  expect(codes).toEqual([code, strictCode]);
});
