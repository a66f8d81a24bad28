import { expect, test } from 'vitest';
import { reliabilityPage } from './page.ts';
import { projectsIn, trialsIn } from './report.ts';

const noted = (kind: string, language: string, tried: number, ends: readonly string[]) => ({
  type: 'trial',
  description: JSON.stringify({ kind, language, tried, ends }),
});
const entry = (projectName: string, status: string, ...annotations: object[]) => ({
  tests: [{ projectName, status, annotations }],
});
const report = {
  suites: [
    {
      specs: [entry('Chromium 87', 'expected', noted('One file lost', 'ru', 3, ['results', 'Retry']))],
      suites: [
        {
          specs: [
            entry('Chromium 87', 'unexpected', noted('One file lost', 'fa', 2, ['results', 'results']), {
              type: 'slow',
            }),
            entry('Chromium 102', 'expected', noted('One file hanging', 'fa', 1, ['results'])),
          ],
        },
      ],
    },
  ],
};

test('trials are found wherever in the report they are', () => {
  expect(trialsIn(report).map(({ kind, language, tried }) => `${kind} ${language} ${tried}`)).toEqual([
    'One file lost ru 3',
    'One file lost fa 2',
    'One file hanging fa 1',
  ]);
});

test('tests are counted for each browser, and one that did not pass has failed', () => {
  expect(projectsIn(report)).toEqual([
    { name: 'Chromium 87', passed: 1, failed: 1 },
    { name: 'Chromium 102', passed: 1, failed: 0 },
  ]);
});

test('the page adds up trials of the same kind and lists how they ended, the most frequent first', () => {
  const page = reliabilityPage(trialsIn(report), projectsIn(report));
  expect(page).toContain('| One file lost | fa, ru | 5 | 4 | results (3), Retry (1) |');
  expect(page).toContain('| Chromium 87 | 2 | 1 |');
});

test('the page says so where no faults were tried', () => {
  expect(reliabilityPage([], projectsIn(report))).toContain('No run is recorded yet.');
});
