/**
 * `npm test`: every check, or named ones (`npm test unit lint`); `-- --all` adds the deep run.
 * Goes on after failures, and ends with the counts.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { didYouMean } from '../src/model/text/didYouMean.ts';
import { outcomeOf, readableLog, resultLine, type StepResult, summaryOf } from './test/results.ts';
import { reportOf, reports, root, type Step, steps } from './test/steps.ts';

const requested = process.argv.slice(2).filter((name) => name !== '--all');
const isDeepRun = process.argv.includes('--all');
const unknown = requested.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  const names = steps.map(({ name }) => name);
  console.error(`There is no step "${unknown}".${didYouMean(unknown, names)} The steps are ${names.join(', ')}.`);
  process.exit(1);
}
/** A step that is run alone prints as it goes. */
const isAlone = requested.length === 1;

const start = performance.now();
mkdirSync(reports, { recursive: true });
const chosen = chooseSteps();
const results = (await Promise.all([runLane('first'), runLane('second')])).flat();
results.push(...(await runLane('last')));
console.log(summaryOf(results, (performance.now() - start) / 1000));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

/** The steps to run, with those that they need. */
function chooseSteps(): Step[] {
  const named = steps.filter(({ name, isDeep }) =>
    requested.length > 0 ? requested.includes(name) : isDeepRun || !isDeep,
  );
  const needsBuild = !existsSync(join(root, 'dist')) && named.some(({ readsBuild }) => readsBuild);
  const needsSmall = named.some(({ usesSmall }) => usesSmall);
  return steps.filter(
    (step) => named.includes(step) || (step.name === 'build' && needsBuild) || (step.name === 'small' && needsSmall),
  );
}

async function runLane(lane: Step['lane']): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of chosen) if (step.lane === lane) results.push(await run(step));
  return results;
}

/** Runs a step and prints how it ended, and its output if it failed. */
async function run(step: Step): Promise<StepResult> {
  const { name, commands, installs, hasReport } = step;
  const since = performance.now();
  const log = join(reports, `${name}.log`);
  const report = hasReport ? reportOf(name) : undefined;
  if (report) rmSync(report, { force: true });
  const output = isAlone ? 'inherit' : openSync(log, 'w');
  let endedWell = true;
  const all = installs ? [['tools/browser.ts', installs], ...commands] : commands;
  for (const command of all) endedWell &&= (await statusOf(command, step, output)) === 0;
  if (typeof output === 'number') closeSync(output);
  const result = { name, ...outcomeOf(endedWell, report), seconds: (performance.now() - since) / 1000 };
  console.log(resultLine(result));
  if (result.failed > 0 && !isAlone)
    console.log(`${readableLog(readFileSync(log, 'utf8'))}\n(The full log is ${relative(root, log)}.)\n`);
  return result;
}

function statusOf(command: readonly string[], step: Step, output: 'inherit' | number): Promise<number | null> {
  const env = {
    ...process.env,
    ...(isAlone ? {} : { NO_COLOR: '1', CI: '1' }),
    ...(isDeepRun ? { DEEP: '1' } : {}),
    ...step.environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(step.name),
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', output, output], env });
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}
