import { join } from 'node:path';
import { commandOf } from '../commandOf.ts';
import type { Task } from './schedule.ts';

/** Arguments of Node: a script of the project or of a package, and those of the script. */
type Command = readonly [script: string, ...args: string[]];

export interface Step extends Task {
  /** They run one after the other until one fails. */
  readonly commands: readonly Command[];
  readonly environment?: NodeJS.ProcessEnv;
  /** Writes a report with the counts of its tests; without one the step is one test. */
  readonly hasReport?: boolean;
  /** Needs programs that `tools/browser.ts` installs under this name. */
  readonly installs?: string;
  /** Belongs to `npm test -- --all` only; runs also if it is named. */
  readonly isDeep?: boolean;
}

export const root = join(import.meta.dirname, '..', '..');
/** Folder for the report (`.json`) and the output (`.log`) of each step. */
export const reports = join(root, '.cache', 'test-reports');
export const reportOf = (name: string): string => join(reports, `${name}.json`);

type Options = Partial<Omit<Step, 'name' | 'commands'>>;

const step = (name: string, commands: readonly Command[], options: Options = {}): Step => ({
  name,
  commands,
  needs: [],
  cores: 1,
  ...options,
});

const config = (file: string) => ['--config', file];

function vitest(name: string, args: readonly string[], options: Options = {}): Step {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return step(name, [[commandOf('vitest'), 'run', ...args, ...report]], { hasReport: true, ...options });
}

/** Nothing runs next to these on two processors: some of their tests look at the clock. */
const alone = 2.5;

/** Playwright drives two or three browsers. */
function playwright(name: string, args: readonly string[], options: Options = {}): Step {
  const command: Command = [commandOf('playwright', '@playwright/test'), 'test', ...args, '--reporter=dot,json'];
  const needs = ['build', 'small'];
  return step(name, [command], { hasReport: true, installs: name, needs, cores: alone, ...options });
}

const inEngine = (engine: 'firefox' | 'webkit') =>
  playwright(engine, [], { environment: { ENGINES: engine }, isDeep: true });

const tsc = commandOf('tsc', '@typescript/native');
const strictly = ['--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'];

/** Every step of `npm test` and `-- --all`; long ones first, so that short ones fill gaps. */
export const steps: readonly Step[] = [
  step('build', [['tools/build.ts']]),
  step('lint', [[commandOf('biome', '@biomejs/biome'), 'check', '--error-on-warnings'], ['tools/prose.ts']]),
  step('content', [['tools/check.ts']]),
  step('translations', [['tools/translations.ts', '--check']]),
  // Much of it waits: for the programs of the guides, for Git, for connections that are held open.
  vitest('unit', [], { cores: 0.5 }),
  step('types', [
    [tsc],
    [tsc, '-p', 'src/model'],
    [tsc, '-p', 'src/browser'],
    [commandOf('astro'), 'check', ...strictly],
  ]),
  vitest('output', config('tests/output/vitest.config.ts'), { needs: ['build'] }),
  step('small', [['tests/site/prepare.ts']]),
  vitest('builds', config('tests/builds/vitest.config.ts')),
  playwright('browser', []),
  inEngine('firefox'),
  inEngine('webkit'),
  vitest('hosts', config('tests/deploy/vitest.config.ts'), { installs: 'hosts', isDeep: true }),
  step('a11y', [['tools/accessibility.ts', '--all']], { needs: ['build'], installs: 'browser', isDeep: true }),
];
