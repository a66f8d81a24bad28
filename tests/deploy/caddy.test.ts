import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { startCaddy, startPublished } from './caddy.ts';
import { createFixture, type Fixture, settingsAt } from './fixture.ts';
import { testHostileRequests } from './hostileRequests.ts';
import type { HostServer } from './hostServer.ts';
import { testBasePath, testPlainHttp, testRequests } from './requests.ts';

let fixture: Fixture;
let caddy: HostServer;
let below: HostServer;
let published: Awaited<ReturnType<typeof startPublished>>;

beforeAll(async () => {
  fixture = await createFixture();
  caddy = await startCaddy(fixture.folder, settingsAt('/'));
  below = await startCaddy(fixture.folder, settingsAt('/help'));
  // The host that the tests request.
  published = await startPublished(fixture.folder, settingsAt('/', 'https://127.0.0.1'));
});

afterAll(async () => {
  await caddy?.stop();
  await below?.stop();
  await published?.stop();
  await fixture?.remove();
});

/** Go's HTTP library refuses anything that is not HTTP, and is lenient where HTTP allows it. */
const host = {
  bareRefusals: true,
  alsoRight: {
    'the asterisk form': [200],
    'length and chunks': [200],
    smuggling: [405, 501],
    'Range: bytes=-0': [206],
  },
};

describe('Caddy at the root of a host', () => {
  testRequests(() => caddy.origin, host);
  testHostileRequests(() => caddy.origin, host);
});

describe('Caddy below a base path', () => {
  testBasePath(() => below.origin);
});

describe('Caddy as published', () => {
  testPlainHttp(() => published.origin);

  test('HTTP/3 is not announced: it is throttled where many readers are', async () => {
    const { status, headers } = await ask(published.overTls, '/ru/docs');
    expect([status, headers['alt-svc']]).toEqual([200, undefined]);
  });
});
