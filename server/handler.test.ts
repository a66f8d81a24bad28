import { afterAll, describe, expect, test } from 'vitest';
import { ask } from '../tests/deploy/ask.ts';
import { createFixture, settingsAt } from '../tests/deploy/fixture.ts';
import { testBasePath, testRequests } from '../tests/deploy/requests.ts';
import { startServer } from './startServer.ts';

const fixture = await createFixture({ links: true });
const server = await startServer(fixture.folder, 0, settingsAt('/'));
const below = await startServer(fixture.folder, 0, settingsAt('/help'));

afterAll(async () => {
  await server.close();
  await below.close();
  await fixture.remove();
});

describe('ROUTE-01, ROUTE-02: at the root of a host', () => {
  testRequests(() => new URL(server.url).origin);

  test('Plain HTTP on this machine is never upgraded to HTTPS', async () => {
    const { headers } = await ask(server.url, '/');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('Bytes that are not UTF-8 are a bad request', async () => {
    expect((await ask(server.url, '/ru/%ff')).status).toBe(400);
  });

  test.each(['br', 'gzip'])('HEAD answers with the headers of GET in %s too', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const get = await ask(server.url, '/ru/docs', { headers });
    const head = await ask(server.url, '/ru/docs', { method: 'HEAD', headers });
    expect([head.status, head.length, get.length > 0]).toEqual([200, 0, true]);
    expect(head.headers['content-length']).toBe(String(get.length));
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'last-modified'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  test('Each encoding has its own ETag, which does not match another encoding', async () => {
    const answers = await Promise.all(
      ['', 'br', 'gzip'].map((encoding) => ask(server.url, '/ru/docs', { headers: { 'accept-encoding': encoding } })),
    );
    const tags = answers.map(({ headers }) => headers.etag ?? '');
    expect(new Set(tags).size).toBe(3);
    const asGzip = { 'accept-encoding': 'gzip', 'if-none-match': tags[1] };
    expect((await ask(server.url, '/ru/docs', { headers: asGzip })).status).toBe(200);
  });

  test('A range of a page is a range of its file, whatever encodings the browser accepts', async () => {
    const { status, headers, text } = await ask(server.url, '/ru/docs', {
      headers: { 'accept-encoding': 'br', range: 'bytes=0-3' },
    });
    expect([status, text, headers['content-encoding']]).toEqual([206, 'docs', undefined]);
  });

  test('A file of a few bytes is sent uncompressed and without Vary', async () => {
    const { headers } = await ask(server.url, '/robots.txt', { headers: { 'accept-encoding': 'br' } });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });
});

describe('below a base path', () => {
  testBasePath(() => new URL(below.url).origin);
});

test('The server does not start without an output folder', async () => {
  await expect(startServer(`${fixture.folder}/none`, 0, settingsAt('/'))).rejects.toThrow('ENOENT');
});

test('The server does not start on a port in use', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer(fixture.folder, port, settingsAt('/'))).rejects.toThrow('EADDRINUSE');
});

test('Other machines get no response unless the host option allows it', async () => {
  // All addresses of 127.0.0.0/8 are this machine's; the server listens only on the first.
  const { port } = new URL(server.url);
  await expect(ask(`http://127.0.0.2:${port}`, '/ru/docs')).rejects.toThrow('ECONNREFUSED');
  const open = await startServer(fixture.folder, 0, settingsAt('/'), { host: '0.0.0.0' });
  expect((await ask(`http://127.0.0.2:${new URL(open.url).port}`, '/ru/docs')).status).toBe(200);
  await open.close();
});
