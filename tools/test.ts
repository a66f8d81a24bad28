/**
 * `npm test`: every check of the project in turn, or the named ones (`npm run test:browsers`: those in three engines). It goes on after
 * a failure, and ends with what passed and what failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser, provideFirefox, provideWebKit } from './browser.ts';
import { type Counts, playwrightCounts, vitestCounts } from './testReports.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Reads how many tests ran from the report; without one the step counts as one. */
  readonly counts?: () => Counts;
  /** Installs the browser that the step needs. */
  readonly provide?: () => void;
  /** Runs on the built site. */
  readonly onSite?: true;
  /** Runs only if it is named. */
  readonly onRequest?: true;
}

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'test-reports');
const report = (name: string) => join(reports, `${name}.json`);

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report(name)}`],
  counts: () => vitestCounts(report(name)),
});
const playwright = (name: string, ...args: string[]): Step => ({
  name,
  command: ['playwright', 'test', ...args, '--reporter=dot,json'],
  counts: () => playwrightCounts(report(name)),
  onSite: true,
});

const steps: readonly Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'content', command: ['node', 'tools/check.ts'] },
  { name: 'translations', command: ['node', 'tools/translations.ts', '--check'] },
  vitest('unit'),
  { name: 'build', command: ['node', 'tools/build.ts'] },
  { ...vitest('output', '--config', 'tests/output/vitest.config.ts'), onSite: true },
  { ...playwright('browser'), provide: provideBrowser },
  {
    ...playwright('firefox', '--config', 'tests/firefox/playwright.config.ts'),
    provide: provideFirefox,
    onRequest: true,
  },
  {
    ...vitest('webkit', '--config', 'tests/webkit/vitest.config.ts'),
    provide: provideWebKit,
    onSite: true,
    onRequest: true,
  },
  { name: 'conformance', command: ['node', 'tools/conformance.ts', '--check'] },
];

const inWords = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

/** Runs one step and tells how long it took. */
function run({ name, command: [program, ...args], counts }: Step): Counts {
  console.log(`\n▸ ${name}`);
  const start = performance.now();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report(name), ASTRO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env });
  const counted = counts?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const result = status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  console.log(`${name}: ${inWords(result)}, ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
}

const only = process.argv.slice(2);
const unknown = only.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  console.error(`There is no step "${unknown}"; there are ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const named = steps.filter(({ name, onRequest }) => (only.length === 0 ? !onRequest : only.includes(name)));
const missing = !existsSync(join(root, 'dist')) && named.some(({ onSite }) => onSite);
const chosen = steps.filter((step) => named.includes(step) || (missing && step.name === 'build'));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const { provide } of chosen) provide?.();
const results = chosen.map((step) => ({ name: step.name, ...run(step) }));
console.log(`\n${results.map((result) => `${result.name}: ${inWords(result)}`).join('\n')}`);
const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
const which = failed.length > 0 ? ` (${failed.join(', ')})` : '';
console.log(`${inWords({ passed: sum('passed'), failed: sum('failed') })}${which}`);
process.exit(failed.length > 0 ? 1 : 0);
