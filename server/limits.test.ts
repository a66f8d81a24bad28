import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../tests/deploy/ask.ts';
import { createFixture } from '../tests/deploy/fixture.ts';
import { openSocket, sendRaw } from '../tests/deploy/raw.ts';
import { readSettings } from './settings.ts';
import { startServer } from './startServer.ts';

const settings = readSettings();
const fixture = await createFixture();
await writeFile(join(fixture.folder, 'large.txt'), 'x'.repeat(8e6));
const server = await startServer(fixture.folder, 0, settings);

afterAll(async () => {
  await server.close();
  await fixture.remove();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: docs.example.com\r\n\r\n`;

const open = (at = server) => openSocket(at.url);

/** Clients that request a slow file ten times at once and disconnect at its first bytes. */
async function abandon(clients: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: clients }, () => open()));
  await Promise.all(
    sockets.map(async (socket) => {
      socket.write(get('/large.txt').repeat(10));
      await once(socket, 'data');
      socket.destroy();
    }),
  );
}

describe('Clients that disconnect before their responses have been sent', () => {
  const descriptors = () => readdirSync('/dev/fd').length;

  test('leave no file open', async () => {
    await abandon(1);
    const before = descriptors();
    await abandon(40);
    await vi.waitFor(() => expect(descriptors()).toBeLessThanOrEqual(before + 2), { timeout: 5000 });
  });

  test('leave nothing in memory', { timeout: 60_000 }, async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const held = async () => {
      await pause(500);
      collect();
      return process.memoryUsage().heapUsed;
    };
    for (let round = 0; round < 5; round += 1) await abandon(40);
    const before = await held();
    for (let round = 0; round < 15; round += 1) await abandon(40);
    // 6,000 requests on 600 connections; holding on to the connections alone takes 5 MB.
    expect((await held()) - before).toBeLessThan(3e6);
  });
});

test('A hundred pipelined requests are answered, and the last response closes the connection', async () => {
  const answers = await sendRaw(new URL(server.url).origin, get('/robots.txt').repeat(150));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
  const closing = answers.filter(({ head }) => /^Connection: close/im.test(head));
  expect(closing).toEqual([answers[99]]);
});

test('A request that closes the connection is answered, whatever follows it', async () => {
  const closing = 'GET /ru/docs HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const answers = await sendRaw(new URL(server.url).origin, closing + get('/fa/docs'));
  expect(answers.map(({ status }) => status)).toEqual([200]);
});

test('A client that pipelines two thousand requests is cut off, and others are served', async () => {
  const socket = await open();
  const cut = new Promise((resolve) => socket.resume().once('close', resolve));
  socket.write(get('/ru/docs').repeat(2000));
  expect((await ask(server.url, '/ru/docs')).status).toBe(200);
  await cut;
});

test('A crawler that sends a thousand requests at once gets every response', async () => {
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => ask(server.url, index % 2 ? '/ru/docs' : '/fa/docs')),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test('A connection is kept for a minute between two requests, so that a busy crawler can reuse it', async () => {
  const { headers } = await ask(server.url, '/ru/docs', { headers: { connection: 'keep-alive' } });
  expect(headers['keep-alive']).toMatch(/^timeout=60\b/);
});

test('A request that offers another protocol is answered, and its connection closed', async () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  const { status, headers } = await ask(server.url, '/ru/docs', { headers: upgrade });
  expect([status, headers.connection]).toEqual([200, 'close']);
});

test('The files of a new build are served without a restart', async () => {
  const next = await createFixture();
  await writeFile(join(next.folder, '_astro/new.ff00ff00.js'), 'new()');
  expect((await ask(server.url, '/_astro/new.ff00ff00.js')).status).toBe(404);
  await rename(fixture.folder, `${fixture.folder}-previous`);
  // Between the two renames of a build.
  expect((await ask(server.url, '/ru/docs')).status).toBe(404);
  await rename(next.folder, fixture.folder);
  expect((await ask(server.url, '/_astro/new.ff00ff00.js')).text).toBe('new()');
  expect((await ask(server.url, '/ru/docs')).text).toContain('docs hub in ru');
  await next.remove();
});
