import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../../tests/listen.ts';
import { sara, staff, startedMock } from '../fixtures/mockApi.ts';

const login = `mutation { login(email: "${sara}", password: "Harbour-Lamp-27") { accessToken } }`;
let close = () => {};
afterEach(() => close());

/** A server that answers with the given statuses, then with 204, and records the bodies. */
async function receiver(...statuses: number[]) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(statuses.shift() ?? 204).end();
  });
  close = () => void server.close();
  return { bodies, endpoint: `http://127.0.0.1:${await listen(server)}/` };
}

/** The deliveries of a sign-in to receivers with these settings. */
async function deliveries(...settings: readonly object[]) {
  const { mock, send } = await startedMock(staff, { second: 100 });
  for (const setting of settings)
    mock.store.add('WebhookConfiguration', {
      id: mock.store.nextId(),
      active: true,
      subscribedEvents: ['USER_LOGIN'],
      ...setting,
    });
  await send(login);
  const sent = () => mock.store.all('WebhookDelivery').filter(({ event }) => event === 'USER_LOGIN');
  await expect.poll(() => sent().some(({ status }) => status === 'PENDING')).toBe(false);
  return sent();
}

describe('an event of the mock', () => {
  it('is sent again after 429 and 5xx, the same each time, until it is accepted', async () => {
    const { bodies, endpoint } = await receiver(503, 429);
    expect(await deliveries({ endpoint, maxRetries: 10, retryDelay: 0.1 })).toMatchObject([
      { status: 'DELIVERED', attempts: 3, httpStatus: 204 },
    ]);
    expect([bodies.length, new Set(bodies).size]).toEqual([3, 1]);
  });

  it('is given up after the retries that the webhook allows', async () => {
    const { endpoint } = await receiver(500, 500, 500, 500);
    expect(await deliveries({ endpoint, maxRetries: 2, retryDelay: 0.1 })).toMatchObject([
      { status: 'FAILED', attempts: 3, httpStatus: 500 },
    ]);
  });

  it.each([400, 401, 404, 410])('is not sent again after %i', async (status) => {
    const { endpoint } = await receiver(status);
    expect(await deliveries({ endpoint, maxRetries: 10, retryDelay: 0.1 })).toMatchObject([
      { status: 'FAILED', attempts: 1, httpStatus: status },
    ]);
  });

  it('has the same id for every webhook', async () => {
    const [nobody, other] = ['http://127.0.0.1:9/a', 'http://127.0.0.1:9/b'];
    const sent = await deliveries({ endpoint: nobody, maxRetries: 0 }, { endpoint: other, maxRetries: 0 });
    expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([2, 1]);
  });
});
