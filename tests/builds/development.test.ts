import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { commandOf } from '../../tools/commandOf.ts';
import { freePort } from '../freePort.ts';
import { type SiteCopy, writeSmallSite } from '../site/smallSite.ts';

it('the development server starts, and says why a page cannot be rendered', async () => {
  const copy = writeSmallSite('failing-navbar', { isSmallest: true });
  copy.change(
    'site/site.config.ts',
    "items: [\n      { type: 'sidebar'",
    "items: [\n      { type: 'sidebar', sidebar: 'missing', label: { en: 'Lost', fa: 'گم', ru: 'Потеряно' } },\n      { type: 'sidebar'",
  );
  const port = await freePort();
  const { said, stop } = await startDevServer(copy, port);
  try {
    await (await fetch(`http://localhost:${port}/ru/`)).text();
    await expect.poll(said).toContain('The navbar item "Lost" (type sidebar) failed to render.');
  } finally {
    stop();
  }
});

/** Runs the development server of a copy. @returns its output so far and a function that stops it */
async function startDevServer({ folder }: SiteCopy, port: number) {
  // The tests' environment, which marks them as tests, would change its behaviour.
  const { HOME, PATH } = process.env;
  const server = spawn(process.execPath, [commandOf('astro'), 'dev', '--port', String(port)], {
    cwd: folder,
    // A separate group: Astro's process starts others, which end with it.
    detached: true,
    env: { HOME, PATH, ASTRO_TELEMETRY_DISABLED: '1', BASE_PATH: '/' },
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: unknown) => {
      printed += String(chunk);
    });
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  };
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The development server ended with ${server.exitCode}: ${printed}`);
    const answered = await fetch(`http://localhost:${port}/favicon.svg`).then(
      () => true,
      () => false,
    );
    if (answered) return { said: () => printed, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  stop();
  throw new Error('The development server does not answer after a minute.');
}
