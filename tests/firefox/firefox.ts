#!/usr/bin/env node
/**
 * What Playwright starts in place of Firefox: it starts Firefox itself, and is between the two. FIREFOX is the path of the browser.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocketServer } from 'ws';
import { findFirefox } from '../../tools/browser.ts';
import { relay } from './relay.ts';

const program = findFirefox() ?? 'firefox-esr';
const firefox = spawn(program, ['--remote-allow-system-access', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface(firefox.stderr)) {
  const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  console.error(url ? `WebDriver BiDi listening on ${await listen(url)}` : line);
}

/** Opens a port for Playwright whose connections are relayed to Firefox; returns its address. */
async function listen(firefoxUrl: string): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (playwright, { url }) => relay(playwright, `${firefoxUrl}${url ?? ''}`));
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The relay has no port.');
  return `ws://127.0.0.1:${address.port}`;
}
