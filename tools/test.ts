/** `npm test`: every check of the project in turn. It goes on after a failure, and ends with what passed and what failed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from './browser.ts';
import { type Counts, playwrightCounts, vitestCounts } from './testReports.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Reads how many tests ran from the report; without one the step counts as one. */
  readonly counts?: () => Counts;
}

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'test-reports');
const report = (name: string) => join(reports, `${name}.json`);

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report(name)}`],
  counts: () => vitestCounts(report(name)),
});

const steps: readonly Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'content', command: ['node', 'tools/check.ts'] },
  { name: 'translations', command: ['node', 'tools/translations.ts', '--check'] },
  vitest('unit'),
  { name: 'build', command: ['node', 'tools/build.ts'] },
  vitest('output', '--config', 'tests/output/vitest.config.ts'),
  {
    name: 'browser',
    command: ['playwright', 'test', '--reporter=dot,json'],
    counts: () => playwrightCounts(report('browser')),
  },
  { name: 'conformance', command: ['node', 'tools/conformance.ts', '--check'] },
];

/** Runs one step and tells how long it took. */
function run({ name, command: [program, ...args], counts }: Step): Counts {
  console.log(`\n▸ ${name}`);
  const start = performance.now();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser'), ASTRO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env });
  const counted = counts?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

const only = process.argv.slice(2);
const unknown = only.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  console.error(`There is no step "${unknown}"; there are ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
provideBrowser();
const results = steps
  .filter(({ name }) => only.length === 0 || only.includes(name))
  .map((step) => ({ name: step.name, ...run(step) }));
const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${failed.length > 0 ? ` (${failed.join(', ')})` : ''}`);
process.exit(failed.length > 0 ? 1 : 0);
