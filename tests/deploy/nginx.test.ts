import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { ask } from './ask.ts';
import { createFixture, type Fixture } from './fixture.ts';
import { testHostileRequests } from './hostileRequests.ts';
import type { HostServer } from './hostServer.ts';
import { startAsContainer, startNginx } from './nginx.ts';
import { testBasePath, testRequests } from './requests.ts';

const settings = readSettings();
const at = (base: string) => ({ ...settings, config: { ...settings.config, base } });
let fixture: Fixture;
let nginx: HostServer;
let below: HostServer;
let container: HostServer;

beforeAll(async () => {
  fixture = await createFixture();
  nginx = await startNginx(fixture.folder, at('/'));
  below = await startNginx(fixture.folder, at('/help'));
  container = await startAsContainer(fixture.folder, at('/'));
});

afterAll(async () => {
  await nginx?.stop();
  await below?.stop();
  await container?.stop();
  await fixture?.remove();
});

describe('nginx at the root of a host', () => {
  testRequests(() => nginx.origin);
  testHostileRequests(() => nginx.origin);

  test('Readers are held to HTTPS', async () => {
    expect((await ask(nginx.origin, '/ru/')).headers['strict-transport-security']).toBe('max-age=63072000');
  });
});

test('Nobody is written down: neither who read a page nor who asked for one that is not there', async () => {
  await ask(nginx.origin, '/ru/docs?q=searched');
  await ask(nginx.origin, '/ru/none');
  expect(readFileSync(join(nginx.place, 'access.log'), 'utf8')).toBe('');
});

describe('nginx below a base path', () => {
  testBasePath(() => below.origin);
});

describe('nginx as in the container', () => {
  testRequests(() => container.origin);

  test('All that it writes is in the folder that the container may write to', () => {
    expect(readdirSync(container.place)).toEqual(expect.arrayContaining(['nginx.pid', 'client_body', 'uwsgi']));
  });
});
