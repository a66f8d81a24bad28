import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { ask } from './ask.ts';

export interface HostServer {
  readonly origin: string;
  /** The folder of its files. */
  readonly place: string;
  stop(): Promise<void>;
}

interface Program {
  /** Command line; `place` is a folder for its files, removed when it stops. */
  command(place: string, port: number): readonly [program: string, ...args: string[]];
  /** Its configuration, written to `place/configuration`. */
  configuration?(place: string, port: number): string;
  /** The user it runs as, by number, if the tests run as root. */
  readonly user?: number;
  /** How to install it. */
  readonly install: string;
}

/** Starts a server program on a free port. Rejects with its message if it cannot start. */
export async function startHostServer({ command, configuration, user, install }: Program): Promise<HostServer> {
  const port = await freePort();
  const place = await mkdtemp(join(tmpdir(), 'docs-host-'));
  if (configuration) await writeFile(join(place, 'configuration'), configuration(place, port));
  const [program, ...args] = command(place, port);
  // Programs keep their state below these folders.
  const env = { ...process.env, HOME: place, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place };
  const other = process.getuid?.() === 0 ? user : undefined;
  if (other !== undefined) await chown(place, other, other);
  const asUser = other === undefined ? {} : { uid: other, gid: other };
  const server = spawn(program, args, { env, ...asUser, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  let ended: Error | undefined;
  server.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  server.on('error', () => {
    ended = new Error(`${program} is missing: ${install}`);
  });
  server.on('exit', () => {
    ended ??= new Error(`${program} ended: ${said}`);
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    ask(origin, '/').then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (ended) throw ended;
    await pause(50);
  }
  return {
    origin,
    place,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
      await rm(place, { recursive: true, force: true });
    },
  };
}
