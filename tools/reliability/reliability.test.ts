import { expect, test } from 'vitest';
import { reliabilityPage } from './page.ts';
import { projectsIn, trialsIn, triesIn } from './report.ts';

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
  const page = reliabilityPage({ trials: trialsIn(report), engines: projectsIn(report), tries: [] });
  expect(page).toContain('| One file lost | fa, ru | 5 | 4 | results (3), Retry (1) |');
  expect(page).toContain('| Chromium 87 | 2 | 1 |');
});

test('the page says so where no faults were tried', () => {
  expect(reliabilityPage({ trials: [], engines: projectsIn(report), tries: [] })).toContain('No run is recorded yet.');
});

test('the page says of every kind of try how often it was made and whether all of it was survived', () => {
  const tried = (status: string, kind: string) => ({ status, meta: { tries: { kind, tried: 63_000 } } });
  const assertionResults = [
    tried('passed', 'Bytes sent to nginx'),
    tried('failed', 'Texts'),
    { status: 'passed', meta: {} },
  ];
  const page = reliabilityPage({ trials: [], engines: [], tries: triesIn({ testResults: [{ assertionResults }] }) });
  expect(page).toContain('| Bytes sent to nginx | 63000 | all |\n| Texts | 63000 | not all |');
});
