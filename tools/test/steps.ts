import { join } from 'node:path';
import { installations } from '../browser.ts';
import { type Outcome, playwrightOutcome, vitestOutcome } from './reports.ts';
import type { Task } from './schedule.ts';

export interface Step extends Task {
  readonly command: readonly [program: string, ...args: string[]];
  /** Reads the report of the step; without one the step is one test. */
  readonly outcome?: () => Outcome;
  /** Runs on the built site. */
  readonly onSite?: boolean;
  /** Belongs to `npm run test:all` only; runs also if it is named. */
  readonly isDeep?: true;
  /** Is not a test: it installs what a test needs. */
  readonly isInstallation?: true;
}

export const root = join(import.meta.dirname, '..', '..');
/** Folder for the report (`.json`) and the output (`.log`) of each step. */
export const reports = join(root, '.cache', 'test-reports');
export const reportOf = (name: string): string => join(reports, `${name}.json`);

const step = (name: string, ...command: Step['command']): Step => ({ name, command, needs: [], cores: 1 });

const vitest = (name: string, ...args: string[]): Step => ({
  ...step(
    name,
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ),
  outcome: () => vitestOutcome(reportOf(name)),
});

/** On two processors nothing runs next to these: they use both, and some of their tests look at the clock. */
const alone = 2.5;

/** Playwright drives two or three browsers. */
const playwright = (name: string, ...args: string[]): Step => ({
  ...step(name, 'playwright', 'test', ...args, '--reporter=dot,json'),
  outcome: () => playwrightOutcome(reportOf(name)),
  needs: ['build', 'small', ...installs(name)],
  cores: alone,
  onSite: true,
});

/** The steps that install what a step needs. */
const installs = (name: string): string[] => (name in installations ? [`install for ${name}`] : []);

/** Every step of `npm test` and of `npm run test:all`. Long ones begin first, so that short ones fill the gaps. */
export const steps: readonly Step[] = [
  ...Object.keys(installations).map((name) => ({
    ...step(`install for ${name}`, 'node', 'tools/browser.ts', name),
    isInstallation: true as const,
  })),
  step('build', 'node', 'tools/build.ts'),
  step('lint', 'npm', 'run', '--silent', 'lint'),
  step('content', 'node', 'tools/check.ts'),
  step('translations', 'node', 'tools/translations.ts', '--check'),
  // Much of it waits: for the programs of the guides, for Git, for connections that are held open.
  { ...vitest('unit'), cores: 0.5 },
  step('types', 'npm', 'run', '--silent', 'types'),
  { ...vitest('output', '--config', 'tests/output/vitest.config.ts'), needs: ['build'], onSite: true },
  step('small', 'node', 'tests/site/prepare.ts'),
  vitest('builds', '--config', 'tests/builds/vitest.config.ts'),
  { ...vitest('editions', '--config', 'tests/editions/vitest.config.ts'), needs: ['small'] },
  playwright('browser'),
  ...[
    playwright('firefox', '--config', 'tests/firefox/playwright.config.ts'),
    {
      ...vitest('webkit', '--config', 'tests/webkit/vitest.config.ts'),
      needs: ['build', ...installs('webkit')],
      cores: alone,
      onSite: true,
    },
    { ...vitest('hosts', '--config', 'tests/deploy/vitest.config.ts'), needs: installs('hosts') },
    {
      ...step('accessibility', 'node', 'tools/accessibility.ts', '--all'),
      needs: ['build', ...installs('browser')],
      onSite: true,
    },
    {
      ...vitest('books', '--config', 'tests/editions/deep/vitest.config.ts'),
      needs: ['build', ...installs('books')],
      onSite: true,
    },
    {
      ...vitest('tour', '--config', 'tests/editions/tour/vitest.config.ts'),
      needs: ['build', ...['browser', 'firefox', 'webkit'].flatMap(installs)],
      cores: alone,
      onSite: true,
    },
    { ...step('peers', 'node', 'tools/bench.ts', '--peers'), needs: ['build', ...installs('browser')], cores: alone },
  ].map((each): Step => ({ ...each, onSite: each.onSite === true, isDeep: true })),
];
