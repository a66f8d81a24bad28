import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiReference, apiWorld } from '../../../src/reference/fixtures/apiReference.ts';
import { freePort } from '../../freePort.ts';
import { administrator, type MockApi, startMockApi } from './mockApi.ts';
import { javascript, type Language, missing, python, run, savePrograms } from './programs.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../content/en/docs/api/guides/webhooks.mdx'), 'utf8');
const secret = 'f81d4fae7dec';
let api: MockApi;
let folder: string;
let inbox: string;

beforeAll(async () => {
  api = await startMockApi();
  folder = savePrograms(api.endpoint);
  inbox = join(folder, 'inbox');
});
beforeEach(() => {
  api.reset();
  rmSync(inbox, { recursive: true, force: true });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** What runs the worker of the guide, with a `book` that prints. */
const bookings = {
  mjs: "import { work } from './worker.mjs';\nawait work((invoice) => console.log(JSON.stringify(invoice)));\n",
  py: 'import json\nfrom worker import work\n\nwork(lambda invoice: print(json.dumps(invoice)))\n',
};

for (const [language, booking] of [
  [javascript, bookings.mjs],
  [python, bookings.py],
] as const) {
  const lacking = missing(language);
  const title = `webhooks in ${language.name}`;
  describe.skipIf(lacking.length > 0)(
    lacking.length === 0 ? title : `${title} (not run: this machine has no ${lacking.join(' and no ')})`,
    () => {
      testReceiver(language);
      testWorker(language, booking);
    },
  );
}

function testReceiver(language: Language) {
  it('stores each event once, and nothing that is not an event or came to another address', async () => {
    const port = await freePort();
    const receiver = startReceiver(language, port);
    try {
      const post = async (path: string, body: string) =>
        (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).status;
      const event = JSON.stringify({ id: 'evt_1', event: 'USER_CREATED', data: {} });
      await expect.poll(() => post(`/orbvpn/${secret}`, event).catch(() => 0), { timeout: 10_000 }).toBe(204);
      expect(await post(`/orbvpn/${secret}`, event)).toBe(204);
      expect(await post('/orbvpn/other', event)).toBe(404);
      for (const body of ['no JSON', 'null', '{}', '{"id":"../evil"}', '{"id":7}']) {
        expect(await post(`/orbvpn/${secret}`, body), body).toBe(400);
      }
      expect(readdirSync(inbox)).toEqual(['evt_1.json']);
      expect(readFileSync(join(inbox, 'evt_1.json'), 'utf8')).toBe(event);
    } finally {
      receiver.kill();
    }
  });
}

function startReceiver(language: Language, port: number): ChildProcess {
  const file = `receiver-on-port.${language.ending}`;
  const code = readFileSync(join(folder, `receiver.${language.ending}`), 'utf8');
  writeFileSync(join(folder, file), code.replace('8080', String(port)));
  const env = { PATH: process.env['PATH'], WEBHOOK_PATH: secret };
  return spawn(language.command, [file], { cwd: folder, env, stdio: 'ignore' });
}

function testWorker(language: Language, booking: string) {
  it('books a payment once, with the amount that the API names', async () => {
    const { id } = apiWorld().payments['stripe'] ?? {};
    mkdirSync(inbox);
    const event = { id: 'evt_2', event: 'PAYMENT_RECEIVED', data: { paymentId: id, amount: '0.01' } };
    writeFileSync(join(inbox, 'evt_2.json'), JSON.stringify(event));
    writeFileSync(join(inbox, 'evt_3.json'), JSON.stringify({ id: 'evt_3', event: 'USER_CREATED', data: {} }));
    writeFileSync(join(folder, `book.${language.ending}`), booking);
    const environment = { ORBVPN_EMAIL: administrator.email, ORBVPN_PASSWORD: administrator.password };
    const work = () => run(language, [`book.${language.ending}`], folder, environment);
    expect(JSON.parse((await work()).stdout)).toEqual({ id: 3107, totalAmount: 4.09, paymentMethod: 'STRIPE' });
    expect((await work()).stdout).toBe('');
    expect(readdirSync(inbox).sort()).toEqual(['evt_2.json.done', 'evt_3.json.done']);
  });
}

describe('the guide about webhooks', () => {
  it('names every event', () => {
    const events = apiReference().types.find(({ name }) => name === 'WebhookEventType')?.values ?? [];
    expect(events.length).toBeGreaterThan(20);
    expect(events.map(({ name }) => name).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('shows a body whose values are those of the samples', () => {
    const [, body = ''] = /```json title="body.json"\n([\s\S]*?)```/.exec(guide) ?? [];
    const { deliveries, subscriptions, accounts, plans } = apiWorld();
    const { created } = deliveries;
    const { sara } = subscriptions;
    expect(JSON.parse(body)).toEqual({
      id: created?.id,
      event: created?.event,
      occurredAt: created?.occurredAt,
      data: {
        userId: accounts['sara']?.id,
        subscriptionId: sara?.id,
        groupId: plans['premiumMonthly']?.id,
        expiresAt: sara?.expiresAt,
      },
    });
  });
});
