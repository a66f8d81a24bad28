import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { createFixture } from '../tests/deploy/fixture.ts';
import { testHostileRequests } from '../tests/deploy/hostileRequests.ts';
import { openSocket, sendRaw } from '../tests/deploy/raw.ts';
import { readSettings } from './settings.ts';
import { type RunningServer, startServer } from './startServer.ts';

const settings = readSettings();
const fixture = await createFixture({ links: true });
const server = await startServer(fixture.folder, 0, settings);
const timeouts = { head: 300, request: 300, silence: 300 };
/** A server with very short time limits. */
const hasty = await startServer(fixture.folder, 0, settings, { timeouts });
const origin = (of: RunningServer) => new URL(of.url).origin;

afterAll(async () => {
  await server.close();
  await hasty.close();
  await fixture.remove();
});

describe('Our own server', () => {
  testHostileRequests(() => origin(server));

  test('Nothing is read after a request that cannot be parsed', async () => {
    const answers = await sendRaw(origin(server), 'GET /%00\x01 HTTP/1.1\r\n\r\nGET /ru/ HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(answers.map(({ status }) => status)).toEqual([400]);
  });
});

describe('Connections that are held open', () => {
  const open = () => openSocket(hasty.url);
  const ended = async (socket: Socket) => {
    let received = '';
    socket.on('data', (data: Buffer) => {
      received += data.toString('latin1');
    });
    await once(socket, 'close');
    return received;
  };

  test('A silent client is disconnected', async () => {
    expect(await ended(await open())).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('A client that sends its request byte by byte is refused', async () => {
    const socket = await open();
    socket.write('GET /ru/ HTTP/1.1\r\nHost: a\r\n');
    const drip = setInterval(() => socket.write('A: b\r\n'), 50);
    const received = await ended(socket);
    clearInterval(drip);
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toContain("Content-Security-Policy: default-src 'self'");
  });

  test('A client that never ends the body it announced is disconnected', async () => {
    const socket = await open();
    socket.write('POST /ru/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n');
    const drip = setInterval(() => socket.write('a'), 50);
    expect(await ended(socket)).toMatch(/^HTTP\/1\.1 405 /);
    clearInterval(drip);
  });

  test('A connection does not stay open after the client has closed its half', async () => {
    const socket = await open();
    socket.end('GET /ru/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await ended(socket)).toMatch(/^(HTTP\/1\.1 200 |$)/);
  });
});
