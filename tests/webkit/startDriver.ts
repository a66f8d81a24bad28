import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.ts';

export interface RunningDriver {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a screen that nobody sees and on it Debian's WebKitWebDriver. Rejects with what they say when they cannot start. */
export async function startDriver(): Promise<RunningDriver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await numberOf(screen);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(driver.stderr);
  let ended = false;
  for (const event of ['exit', 'error']) driver.once(event, () => (ended = true));
  const stop = async () => {
    for (const started of [driver, screen]) await end(started);
  };
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (ended) {
      await stop();
      throw new Error(`WebKitWebDriver ended: ${await said}`);
    }
    await pause(50);
  }
  return { url, stop };
}

/** The number of the display that Xvfb found free, which it writes to its fourth channel. */
async function numberOf(screen: ChildProcess): Promise<string> {
  const channel = screen.stdio[3];
  if (!channel) throw new Error('Xvfb has no channel to tell its display.');
  const [told] = await Promise.race([once(channel, 'data'), once(screen, 'exit')]);
  const display = /^\d+/.exec(String(told))?.[0];
  if (screen.exitCode !== null || display === undefined) throw new Error('Xvfb found no display.');
  return display;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok;
  } catch {
    return false;
  }
}

async function end(started: ChildProcess): Promise<void> {
  if (started.exitCode !== null || started.signalCode !== null || started.pid === undefined) return;
  const ended = once(started, 'exit');
  started.kill('SIGTERM');
  await ended;
}
