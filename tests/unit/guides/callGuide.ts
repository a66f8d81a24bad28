import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill } from 'node:process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { basicEnvironment, type Language } from './programs.ts';

/** Milliseconds for a call. */
const patience = 15_000;

/** A process that makes calls, one after the other: starting one takes longer than most calls. */
interface Driver {
  readonly process: ChildProcess;
  readonly send: (call: object) => void;
  readonly lines: AsyncIterator<string>;
  readonly errors: Promise<string>;
}

/** Drivers without a call, by language. Programs that run at once have a process each. */
const idle = new Map<Language, Driver[]>();

function startDriver({ command, ending }: Language): Driver {
  const file = join(import.meta.dirname, 'drivers', `driver.${ending}`);
  // Not in the folder of the programs, and with a group, since Python forks for each call.
  const process = spawn(command, [file], { env: basicEnvironment, cwd: tmpdir(), detached: true });
  return {
    process,
    send: (call) => process.stdin.write(`${JSON.stringify(call)}\n`),
    lines: createInterface({ input: process.stdout })[Symbol.asyncIterator](),
    errors: text(process.stderr),
  };
}

/** Ends a driver at once, and what it has started. */
export function endDriver({ process: { pid } }: Driver): void {
  if (pid !== undefined) kill(-pid, 'SIGKILL');
}

/** Ends the drivers that have no call. */
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

/** Begins to call a function of a guide in a driver. Python gets the name in its own style. */
export function beginCall(...[language, [file, name], args, folder, environment]: Call): Driver {
  const driver = idle.get(language)?.pop() ?? startDriver(language);
  const written = language.ending === 'py' ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
  driver.send({ folder, environment: { ...basicEnvironment, ...environment }, file, name: written, args });
  return driver;
}

/** Calls a function of a guide: its result in a list, or its error. */
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
