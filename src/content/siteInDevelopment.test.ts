import { expect, it } from 'vitest';
import { type Problem, ProblemsError } from '../model/problems/problems.ts';
import { exampleSite } from '../model/testing/exampleSite.ts';
import { siteInDevelopment } from './siteInDevelopment.ts';

const problem: Problem = { level: 'error', file: 'site/home.ts', line: 4, message: 'question is missing.' };
const fails = (): never => {
  throw new ProblemsError([problem]);
};

it('is undefined if it cannot be read at the start', () => {
  expect(() => siteInDevelopment(fails)).toThrow('question is missing.');
});

it('stays the same while a mistake leaves nothing to show, with the current problems', () => {
  const site = exampleSite();
  siteInDevelopment(() => ({ site, problems: [] }));
  expect(siteInDevelopment(fails)).toEqual({ site, problems: [problem] });
});

it('does not hide a failure of the code', () => {
  const broken = (): never => {
    throw new TypeError('x is not a function');
  };
  expect(() => siteInDevelopment(broken)).toThrow(TypeError);
});
