import { execFile, execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe } from 'vitest';
import { memoize } from '../../../src/model/text/memoize.ts';
import { programsIn } from '../../../src/reference/downloads/programs.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The environment of every program. Test files run in parallel: each process has its own locks. */
export const basicEnvironment = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  LOCK_PORT: `${200 + (process.pid % 100)}79`,
};

/** Duration of one second of a pause in the guides, in seconds. */
const second = 0.03;

export interface Language {
  readonly name: string;
  /** Command that starts a program. */
  readonly command: string;
  /** The programs that must be installed. */
  readonly needs: readonly string[];
  /** The file extension. */
  readonly ending: string;
  /** File and function that read a list page by page; none for a shell. */
  readonly allPages: readonly [file: string, name: string] | undefined;
}

/** The output of a program; undefined if it fails or is not installed. */
const said = memoize((program: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
});

/** Version managers put a script in front of Python that takes ten times as long to start. */
const pythonItself = said('python3', '-c', 'import sys; print(sys.executable)') ?? 'python3';

function languageOf(name: string, command: string, ending: string, allPages?: Language['allPages']): Language {
  return { name, command, needs: [command], ending, allPages };
}

export const shell: Language = { ...languageOf('cURL', 'sh', 'sh'), needs: ['sh', 'curl'] };
export const javascript = languageOf('JavaScript', process.execPath, 'mjs', ['all-pages', 'allPages']);
export const python = languageOf('Python', pythonItself, 'py', ['all_pages', 'allPages']);
export const php = languageOf('PHP', 'php', 'php', ['all_pages', 'allPages']);

export const languages: readonly Language[] = [shell, javascript, python, php];

/** The programs that a language needs but are not installed. */
export const missing = ({ needs }: Language): string[] =>
  needs.filter((program) => said(program, ...(program === 'sh' ? ['-c', ':'] : ['--version'])) === undefined);

/** Tests of the guides in a language; the title of skipped ones names the missing program. */
export function describeIn(language: Language, subject: string, tests: () => void): void {
  const lacking = missing(language);
  const reason = lacking.length === 0 ? '' : ` (not run: this machine has no ${lacking.join(' and no ')})`;
  describe.skipIf(lacking.length > 0)(`${subject} in ${language.name}${reason}`, tests);
}

/** The name of a library if Python lacks it, in a list. */
export const missingModule = (name: string): string[] =>
  said(python.command, '-c', `import ${name}`) === undefined ? [`Python with ${name}`] : [];

/** The texts of the English guides, by file. */
export const guides = Object.fromEntries(
  globSync('content/en/docs/api/**/*.mdx', { cwd: root })
    .sort()
    .map((page) => [page, readFileSync(join(root, page), 'utf8')]),
);

/** The programs of the guides, each with the file of its guide. */
export const guidePrograms = () =>
  Object.entries(guides).flatMap(([page, text]) => programsIn(text).map((program) => ({ ...program, page })));

/** Programs that are on no page. */
export const otherPrograms = globSync('api/programs/*', { cwd: root }).map((path) => {
  return { name: basename(path), code: readFileSync(join(root, path), 'utf8') };
});

/**
 * A folder with the programs as readers save them, but with `endpoint`, shorter pauses and
 * a time limit in seconds.
 */
export function savePrograms(endpoint: string, timeLimit = 15): string {
  const folder = mkdtempSync(join(tmpdir(), 'guides-'));
  for (const { name, code } of [...guidePrograms(), ...otherPrograms])
    writeFileSync(join(folder, name), adapted(code, endpoint, timeLimit));
  return folder;
}

function adapted(code: string, endpoint: string, timeLimit: number): string {
  return code
    .replaceAll('https://api.orbnet.com/graphql', endpoint)
    .replace('15 * second', `${timeLimit * 1000}`)
    .replace('15 * SECOND', `${timeLimit}`)
    .replace('const second = 1000;', `const second = ${second * 1000};`)
    .replace(/\bSECOND = 1\b/, `SECOND = ${second}`);
}

export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program for at most `patience` milliseconds, with only the given environment. */
export function run(
  { command }: Language,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
  patience = 15_000,
): Promise<Outcome> {
  const env = { ...basicEnvironment, ...environment };
  return new Promise((resolve) => {
    execFile(command, args, { cwd: folder, env, timeout: patience }, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ status, stdout, stderr });
    });
  });
}
