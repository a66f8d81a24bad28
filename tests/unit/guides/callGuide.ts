import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill } from 'node:process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { basicEnvironment, type Language } from './programs.ts';

/** Time limit of a call, in milliseconds. */
const patience = 15_000;

/** A process that runs calls in sequence, since starting a process takes longer than most calls. */
interface Driver {
  readonly process: ChildProcess;
  readonly send: (call: object) => void;
  readonly lines: AsyncIterator<string>;
  readonly errors: Promise<string>;
}

/** Idle drivers by language. Concurrent calls have separate processes. */
const idle = new Map<Language, Driver[]>();

function startDriver({ command, ending }: Language): Driver {
  const file = join(import.meta.dirname, 'drivers', `driver.${ending}`);
  // Outside the folder of the programs, and in its own process group: Python and PHP fork.
  const process = spawn(command, [file], { env: basicEnvironment, cwd: tmpdir(), detached: true });
  return {
    process,
    send: (call) => process.stdin.write(`${JSON.stringify(call)}\n`),
    lines: createInterface({ input: process.stdout })[Symbol.asyncIterator](),
    errors: text(process.stderr),
  };
}

/** Kills a driver and its child processes. */
export function endDriver({ process: { pid } }: Driver): void {
  if (pid !== undefined) kill(-pid, 'SIGKILL');
}

/** Kills the idle drivers. */
export function endDrivers(): void {
  for (const driver of [...idle.values()].flat()) endDriver(driver);
  idle.clear();
}

type Call = readonly [
  language: Language,
  name: readonly [file: string, name: string],
  args: readonly unknown[],
  folder: string,
  environment: Readonly<Record<string, string>>,
];

/** Starts a call of a guide's function in a driver. Python gets the name in its own style. */
export function beginCall(...[language, [file, name], args, folder, environment]: Call): Driver {
  const driver = idle.get(language)?.pop() ?? startDriver(language);
  const written = language.ending === 'py' ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
  driver.send({ folder, environment: { ...basicEnvironment, ...environment }, file, name: written, args });
  return driver;
}

/** Calls a function of a guide. Returns its result in a list, or its error. */
export async function callGuide(...call: Call): Promise<unknown> {
  const driver = beginCall(...call);
  const { lines, errors } = driver;
  const timer = setTimeout(() => endDriver(driver), patience);
  const { value: result = '' } = await lines.next();
  const end = result === '' ? undefined : await lines.next();
  clearTimeout(timer);
  if (end?.done === false) idle.set(call[0], [...(idle.get(call[0]) ?? []), driver]);
  else {
    driver.process.kill();
    const reason = await errors;
    if (result === '' || reason !== '') throw new Error(reason);
  }
  return JSON.parse(result);
}
