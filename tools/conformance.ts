/**
 * `npm run conformance`: writes docs/conformance.md from docs/requirements.md and the reports of the last tests. `--check` only compares.
 * Fails if a requirement has no test, or a test names a requirement that does not exist.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './conformance/judge.ts';
import { conformancePage } from './conformance/page.ts';
import { requirementTests } from './conformance/reports.ts';
import { parseRequirements } from './conformance/requirements.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs', 'conformance.md');
/** The steps of `npm test` whose tests name requirements. */
const steps = ['unit', 'output', 'browser'];

function problems(): string[] {
  const reports = steps.map((step) => join(root, '.cache', 'test-reports', `${step}.json`));
  const absent = steps.filter((_, index) => !existsSync(reports[index] ?? ''));
  if (absent.length > 0)
    return [`There is no report of ${absent.join(' and ')}: run \`npm test ${absent.join(' ')}\` first.`];
  const tests = reports.flatMap((report) => requirementTests(JSON.parse(readFileSync(report, 'utf8')), root));
  const judgement = judge(parseRequirements(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8')), tests);
  const text = conformancePage(judgement);
  const isCheck = process.argv.includes('--check');
  if (!isCheck) writeFileSync(page, text);
  const stale = isCheck && (!existsSync(page) || readFileSync(page, 'utf8') !== text);
  return [
    ...judgement.unknown,
    ...judgement.sections
      .flatMap(({ requirements }) => requirements)
      .filter(({ state }) => state === 'missing')
      .map(({ id, text }) => `${id} has no test: ${text}`),
    ...(stale ? ['docs/conformance.md is out of date: run `npm run conformance` and commit it.'] : []),
  ];
}

const found = problems();
for (const problem of found) console.error(problem);
if (found.length > 0) process.exitCode = 1;
else console.log('docs/conformance.md is up to date.');
