import { expect, it } from 'vitest';
import { scoreOf } from './score.ts';

const file = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

it('counts what was tried in each area and in all, and what ran into the time limit as noticed', () => {
  expect(
    scoreOf({
      'src/model/a.ts': file('Killed', 'Killed', 'Timeout', 'Survived'),
      'src/search/a.ts': file('Killed', 'NoCoverage', 'Ignored', 'RuntimeError', 'Pending'),
      'src/search/b.ts': file('Survived'),
    }),
  ).toEqual([
    'src/model      1 files, 4 changes, 75 % noticed',
    'src/search     2 files, 3 changes, 33 % noticed',
    'all            3 files, 7 changes, 57 % noticed',
  ]);
});

it('has no share of files in which nothing was tried', () => {
  expect(scoreOf({ 'src/model/types.ts': file() })[0]).toBe('src/model      1 files, 0 changes, – noticed');
});
