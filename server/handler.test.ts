import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import siteConfig from '../site/site.config.ts';
import { siteConfigSchema } from '../src/model/siteConfig.ts';
import { ask } from '../tests/deploy/ask.ts';
import { createFixture, type Fixture } from '../tests/deploy/fixture.ts';
import { testRequests } from '../tests/deploy/requests.ts';
import { type RunningServer, startServer } from './startServer.ts';

const config = siteConfigSchema.parse({ ...siteConfig, base: '/' });
let fixture: Fixture;
let server: RunningServer;
let below: RunningServer;

beforeAll(async () => {
  fixture = await createFixture();
  server = await startServer(fixture.folder, 0, config);
  below = await startServer(fixture.folder, 0, { ...config, base: '/help' });
});

afterAll(async () => {
  await server.close();
  await below.close();
  await fixture.remove();
});

describe('at the root of a host', () => {
  testRequests(() => new URL(server.url).origin);

  test('Plain HTTP on the own machine is never tied to HTTPS', async () => {
    const { headers } = await ask(server.url, '/');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('Bytes that are no UTF-8 are a bad request', async () => {
    expect((await ask(server.url, '/ru/%ff')).status).toBe(400);
  });

  test('Dot segments are not resolved', async () => {
    expect((await ask(server.url, '/ru/../ru/docs')).status).toBe(404);
  });
});

describe('below a base path', () => {
  test.each([
    ['/', 307, '/help/'],
    ['/?from=old', 307, '/help/?from=old'],
    ['/help', 308, '/help/'],
    ['/help/ru', 308, '/help/ru/'],
    ['/help/ru/docs/slow/?a=1', 308, '/help/ru/docs/slow?a=1'],
  ])('%s is sent on (%i) to %s', async (path, status, location) => {
    const answer = await ask(below.url, path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test.each([
    ['/help/', 200, 'choose a language'],
    ['/help/ru/docs/slow', 200, 'slow connection in ru'],
    ['/help/fa/none', 404, 'not found in fa'],
    ['/ru/docs/slow', 404, 'not found in en'],
    ['/helpru/docs', 404, 'not found in en'],
  ])('%s is answered with %i and "%s"', async (path, status, text) => {
    const answer = await ask(below.url, path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  });
});

test('A missing output folder is an error of the start', async () => {
  await expect(startServer(`${fixture.folder}/none`, 0, config)).rejects.toThrow('ENOENT');
});

test('A taken port is an error of the start', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer(fixture.folder, port, config)).rejects.toThrow('EADDRINUSE');
});
