/**
 * `npm test`: every check of the project, several in parallel, or the named ones (`npm test unit lint`); `--all` (`npm run test:all`)
 * adds the deep run. It goes on after a failure, prints what failed, the time of each step and the slowest tests, and ends with the counts.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { outcomeOf } from './test/reports.ts';
import { runTasks } from './test/schedule.ts';
import { reportOf, reports, root, type Step, steps } from './test/steps.ts';
import { lineOf, readableLog, type StepResult, summaryOf } from './test/summary.ts';

const asked = process.argv.slice(2).filter((name) => name !== '--all');
const isDeepRun = process.argv.includes('--all');
const unknown = asked.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  const names = steps.filter(({ isInstallation }) => !isInstallation).map(({ name }) => name);
  console.error(`There is no step "${unknown}". The steps are ${names.join(', ')}.`);
  process.exit(1);
}

const chosen = chooseSteps();
/** A step that is run alone prints as it goes. */
const isAlone = asked.length === 1;
mkdirSync(reports, { recursive: true });

const start = performance.now();
const running = new Map<Step, number>();
const reminder = setInterval(() => {
  if (running.size > 0)
    console.log(`… ${[...running].map(([step, since]) => `${step.name} ${inMinutes(since)}`).join(', ')}`);
}, 60_000);
// Half a processor more than there are: a task that waits for half of its time runs next to those that keep theirs busy.
const results = await runTasks(chosen, Math.max(2, availableParallelism()) + 0.5, run);
clearInterval(reminder);
const shown = results.filter((_, index) => !chosen[index]?.isInstallation || results[index]?.failed);
console.log(summaryOf(shown, (performance.now() - start) / 1000));
process.exitCode = shown.some(({ failed }) => failed > 0) ? 1 : 0;

function chooseSteps(): Step[] {
  const named = steps.filter(({ name, isDeep, isInstallation }) =>
    asked.length > 0 ? asked.includes(name) : !isInstallation && (isDeepRun || !isDeep),
  );
  const isMissing = !existsSync(join(root, 'dist'));
  return steps.filter(
    (step) =>
      named.includes(step) ||
      ((step.isInstallation || step.name === 'small') && named.some(({ needs }) => needs.includes(step.name))) ||
      (step.name === 'build' && isMissing && named.some(({ onSite }) => onSite)),
  );
}

/** Runs a step and prints how it ended; what it printed itself only if it failed. */
async function run(step: Step): Promise<StepResult> {
  const [program, ...args] = step.command;
  const since = performance.now();
  const log = join(reports, `${step.name}.log`);
  rmSync(reportOf(step.name), { force: true });
  const output = isAlone ? 'inherit' : openSync(log, 'w');
  running.set(step, since);
  const status = await new Promise<number | null>((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', output, output], env: environmentOf(step) });
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  running.delete(step);
  if (typeof output === 'number') closeSync(output);
  const found = step.outcome?.() ?? outcomeOf(status === 0);
  const outcome = status !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
  const result = { name: step.name, ...outcome, seconds: (performance.now() - since) / 1000 };
  if (outcome.failed > 0 || !step.isInstallation) console.log(lineOf(result));
  if (outcome.failed > 0 && !isAlone)
    console.log(`${readableLog(readFileSync(log, 'utf8'))}\n(All of it is in ${relative(root, log)}.)\n`);
  return result;
}

function environmentOf({ name }: Step): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...(isAlone ? {} : { NO_COLOR: '1', CI: '1' }),
    ...(isDeepRun ? { DEEP: '1' } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name),
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

function inMinutes(since: number): string {
  return `${((performance.now() - since) / 60_000).toFixed(0)} min`;
}
