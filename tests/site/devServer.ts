import { spawn } from 'node:child_process';
import { commandOf } from '../../tools/commandOf.ts';
import type { SiteCopy } from './smallSite.ts';

/** Runs the development server of a copy of the site. Gives the function that ends it, once it answers. */
export async function startDevServer({ folder }: SiteCopy, port: number): Promise<() => void> {
  const server = spawn(process.execPath, [commandOf('astro'), 'dev', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    // A separate group: Astro's process starts others, which end with it.
    detached: true,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', BASE_PATH: '/' },
  });
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  };
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The development server ended with ${server.exitCode}.`);
    const answered = await fetch(`http://localhost:${port}/favicon.svg`).then(
      () => true,
      () => false,
    );
    if (answered) return stop;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  stop();
  throw new Error('The development server does not answer after a minute.');
}
