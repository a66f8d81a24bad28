import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { createFixture, type Fixture, settingsAt } from './fixture.ts';
import { testHostileRequests } from './hostileRequests.ts';
import type { HostServer } from './hostServer.ts';
import { startAsContainer, startNginx, startPublished } from './nginx.ts';
import { sendRaw } from './raw.ts';
import { testBasePath, testPlainHttp, testRequests } from './requests.ts';

let fixture: Fixture;
let nginx: HostServer;
let below: HostServer;
let container: HostServer;
let published: Awaited<ReturnType<typeof startPublished>>;

beforeAll(async () => {
  fixture = await createFixture();
  nginx = await startNginx(fixture.folder, settingsAt('/'));
  below = await startNginx(fixture.folder, settingsAt('/help'));
  container = await startAsContainer(fixture.folder, settingsAt('/'));
  // The host that the tests request.
  published = await startPublished(fixture.folder, settingsAt('/', 'https://127.0.0.1'));
});

afterAll(async () => {
  await nginx?.stop();
  await below?.stop();
  await container?.stop();
  await published?.stop();
  await fixture?.remove();
});

describe('nginx at the root of a host', () => {
  testRequests(() => nginx.origin);
  testHostileRequests(() => nginx.origin);

  test('Readers are kept on HTTPS', async () => {
    expect((await ask(nginx.origin, '/ru/')).headers['strict-transport-security']).toBe('max-age=63072000');
  });
});

test('Nothing is logged, for an existing page or a missing one', async () => {
  await ask(nginx.origin, '/ru/docs?q=searched');
  await ask(nginx.origin, '/ru/none');
  expect(readFileSync(join(nginx.place, 'access.log'), 'utf8')).toBe('');
});

describe('nginx below a base path', () => {
  testBasePath(() => below.origin);
});

describe('nginx as published', () => {
  testPlainHttp(() => published.plain);

  test('A request for another host gets no response there, either', async () => {
    const headers = { host: 'evil.test' };
    await expect(ask(published.origin, '/ru/docs', { headers })).rejects.toThrow('socket hang up');
    expect((await ask(published.origin, '/ru/docs')).status).toBe(200);
  });

  test('A request without a host does not reveal ours', async () => {
    expect(await sendRaw(published.plain, 'GET / HTTP/1.0\r\n\r\n')).toEqual([]);
  });
});

describe('nginx as in the container', () => {
  testRequests(() => container.origin);

  test('A reader is served while 1,300 half-open connections wait', async () => {
    const { hostname, port } = new URL(container.origin);
    const sockets = [];
    for (let count = 1; count <= 1300; count += 1) {
      const socket = connect({ host: hostname, port: Number(port) });
      sockets.push(socket.on('error', () => undefined));
      socket.write('GET /ru/docs HTTP/1.1\r\nHost: a');
      // nginx closes connections from which it has read nothing.
      if (count % 2 === 0) await pause(5);
    }
    expect((await ask(container.origin, '/ru/docs')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test('It writes only to the folder that the container may write to', () => {
    expect(readdirSync(container.place)).toEqual(expect.arrayContaining(['nginx.pid', 'client_body', 'uwsgi']));
  });
});
