import { join } from 'node:path';
import { commandOf } from '../commandOf.ts';

/** Arguments of Node: a script of the project or of a package, and those of the script. */
type Command = readonly [script: string, ...args: string[]];

/** Steps of two lanes run in parallel, each lane in its order; the others alone, at the end. */
type Lane = 'first' | 'second' | 'last';

export interface Step {
  readonly name: string;
  readonly lane: Lane;
  /** They run in sequence until one fails. */
  readonly commands: readonly Command[];
  readonly environment?: NodeJS.ProcessEnv;
  /** Writes a report with the counts of its tests; without one the step is one test. */
  readonly hasReport?: boolean;
  /** Needs programs that `tools/browser.ts` installs under this name. */
  readonly installs?: string;
  /** Belongs to `npm test -- --all` only; runs also if it is named. */
  readonly isDeep?: boolean;
  /** Reads `dist/`. */
  readonly readsBuild?: boolean;
  readonly usesSmall?: boolean;
}

export const root = join(import.meta.dirname, '..', '..');
/** Folder for the report (`.json`) and the output (`.log`) of each step. */
export const reports = join(root, '.cache', 'test-reports');
export const reportOf = (name: string): string => join(reports, `${name}.json`);

type Options = Partial<Omit<Step, 'name' | 'lane' | 'commands'>>;

const step = (lane: Lane, name: string, commands: readonly Command[], options: Options = {}): Step => ({
  lane,
  name,
  commands,
  ...options,
});

const config = (file: string) => ['--config', file];

function vitest(lane: Lane, name: string, args: readonly string[], options: Options = {}): Step {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return step(lane, name, [[commandOf('vitest'), 'run', ...args, ...report]], { hasReport: true, ...options });
}

/** Playwright drives two or three browsers, and some of the tests depend on timing. */
function playwright(name: string, args: readonly string[], options: Options = {}): Step {
  const command: Command = [commandOf('playwright', '@playwright/test'), 'test', ...args, '--reporter=dot,json'];
  return step('last', name, [command], {
    hasReport: true,
    installs: name,
    readsBuild: true,
    usesSmall: true,
    ...options,
  });
}

const inEngine = (engine: 'firefox' | 'webkit') =>
  playwright(engine, [], { environment: { ENGINES: engine }, isDeep: true });

/** One thread takes half the processor time of several, which would check the same types. */
const tsc = [commandOf('tsc', '@typescript/native'), '--singleThreaded'] as const;
const strictly = ['--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'];

/** Every step of `npm test` and `-- --all`. */
export const steps: readonly Step[] = [
  step('first', 'build', [['tools/build.ts']]),
  step('first', 'small', [['tests/site/prepare.ts']]),
  vitest('first', 'output', config('tests/output/vitest.config.ts'), { readsBuild: true }),
  vitest('first', 'builds', config('tests/builds/vitest.config.ts')),
  step('second', 'lint', [[commandOf('biome', '@biomejs/biome'), 'check', '--error-on-warnings'], ['tools/prose.ts']]),
  step('second', 'content', [['tools/check.ts', '--error-on-warnings']]),
  step('second', 'translations', [['tools/translations.ts', '--check']]),
  step('second', 'types', [
    tsc,
    [...tsc, '-p', 'src/model'],
    [...tsc, '-p', 'src/browser'],
    [commandOf('astro'), 'check', ...strictly],
  ]),
  vitest('second', 'unit', []),
  playwright('browser', []),
  inEngine('firefox'),
  inEngine('webkit'),
  vitest('last', 'hosts', config('tests/deploy/vitest.config.ts'), { installs: 'hosts', isDeep: true }),
  step('last', 'a11y', [['tools/accessibility.ts']], { readsBuild: true, installs: 'browser', isDeep: true }),
];
