import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../tests/deploy/ask.ts';
import { createFixture, type Fixture } from '../tests/deploy/fixture.ts';
import { testBasePath, testRequests } from '../tests/deploy/requests.ts';
import { readSettings } from './settings.ts';
import { type RunningServer, startServer } from './startServer.ts';

const settings = readSettings();
const at = (base: string) => ({ ...settings, config: { ...settings.config, base } });
let fixture: Fixture;
let server: RunningServer;
let below: RunningServer;

beforeAll(async () => {
  fixture = await createFixture({ links: true });
  server = await startServer(fixture.folder, 0, at('/'));
  below = await startServer(fixture.folder, 0, at('/help'));
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

  test('Bytes that are not UTF-8 are a bad request', async () => {
    expect((await ask(server.url, '/ru/%ff')).status).toBe(400);
  });

  test('Dot segments are not resolved', async () => {
    expect((await ask(server.url, '/ru/../ru/docs')).status).toBe(404);
  });
});

describe('below a base path', () => {
  testBasePath(() => new URL(below.url).origin);
});

test('A missing output folder is an error of the start', async () => {
  await expect(startServer(`${fixture.folder}/none`, 0, settings)).rejects.toThrow('ENOENT');
});

test('A taken port is an error of the start', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer(fixture.folder, port, settings)).rejects.toThrow('EADDRINUSE');
});
