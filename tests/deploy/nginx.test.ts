import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { ask } from './ask.ts';
import { createFixture, type Fixture } from './fixture.ts';
import { testHostileRequests } from './hostileRequests.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { testBasePath, testRequests } from './requests.ts';

const settings = readSettings();
const at = (base: string) => ({ ...settings, config: { ...settings.config, base } });
let fixture: Fixture;
let nginx: Nginx;
let below: Nginx;

beforeAll(async () => {
  fixture = await createFixture();
  nginx = await startNginx(fixture.folder, at('/'));
  below = await startNginx(fixture.folder, at('/help'));
});

afterAll(async () => {
  await nginx?.stop();
  await below?.stop();
  await fixture?.remove();
});

describe('nginx at the root of a host', () => {
  testRequests(() => nginx.origin);
  testHostileRequests(() => nginx.origin);

  test('Readers are held to HTTPS', async () => {
    expect((await ask(nginx.origin, '/ru/')).headers['strict-transport-security']).toBe('max-age=63072000');
  });
});

describe('nginx below a base path', () => {
  testBasePath(() => below.origin);
});
