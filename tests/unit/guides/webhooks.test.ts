import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiReference, apiWorld } from '../../../src/reference/fixtures/apiReference.ts';
import { freePort } from '../../freePort.ts';
import { failure, staff, startGuides } from './mockApi.ts';
import { basicEnvironment, describeIn, javascript, type Language, python, run } from './programs.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../content/en/docs/api/guides/webhooks.mdx'), 'utf8');
const secret = 'f81d4fae7dec';
const { api, folder, names, count, control } = await startGuides({}, 'inbox', 'done', 'failed', 'ledger', 'refunds');
const inbox = join(folder, 'inbox');
const roughPort = await freePort();
const rough = await startGuides({ webhook: `http://127.0.0.1:${roughPort}/orbvpn/${secret}`, rough: true });

/** The command that runs the worker of the guide once. */
const once = {
  mjs: "import { work } from './worker.mjs';\nawait work();\n",
  py: 'from worker import work\n\nwork()\n',
};

/** Runs the worker fifty times with short pauses. */
const rounds: Readonly<Record<string, string>> = {
  mjs: `import { setTimeout } from 'node:timers/promises';
import { work } from './worker.mjs';
for (let round = 0; round < 50; round += 1) {
  await work().catch(() => {});
  await setTimeout(100);
}
`,
  py: `import contextlib
import time
from worker import work

for _ in range(50):
    with contextlib.suppress(Exception):
        work()
    time.sleep(0.1)
`,
};

for (const [language, program] of [
  [javascript, once.mjs],
  [python, once.py],
] as const)
  describeIn(language, 'webhooks', () => {
    testReceiver(language);
    testWorker(language, program);
  });

function testReceiver(language: Language) {
  it('stores each event once, even a chunked one, and rejects invalid, truncated and misaddressed bodies', async () => {
    const port = await freePort();
    const receiver = startReceiver(language, port, folder);
    try {
      const post = async (path: string, body: string) =>
        (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).status;
      const event = JSON.stringify({ id: 'evt_1', event: 'USER_CREATED', data: {} });
      const chunked = (...parts: string[]) =>
        new Promise((resolve) => {
          const options = { port, path: `/orbvpn/${secret}`, method: 'POST' };
          const sent = request(options, ({ statusCode }) => resolve(statusCode));
          for (const part of parts) sent.write(part);
          sent.end();
        });
      await expect.poll(() => post(`/orbvpn/${secret}`, event).catch(() => 0), { timeout: 10_000 }).toBe(204);
      expect(await post(`/orbvpn/${secret}?from=1`, event)).toBe(204);
      expect(await post('/orbvpn/other', event)).toBe(404);
      for (const body of ['no JSON', 'null', '{}', '{"id":"../evil"}', '{"id":7}', '['.repeat(60_000)]) {
        expect(await post(`/orbvpn/${secret}`, body), body).toBe(400);
      }
      const broken = connect(port, '127.0.0.1').on('error', () => {});
      broken.write(`POST /orbvpn/${secret} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"id":`);
      broken.end();
      expect(await chunked('{"id":"evt_', 'chunked","data":{}}')).toBe(204);
      const forged = JSON.stringify({ id: 'evt_1', event: 'USER_CREATED', data: { userId: 1 } });
      expect(await post(`/orbvpn/${secret}`, forged)).toBe(204);
      const stored = readdirSync(inbox).map((name) => readFileSync(join(inbox, name), 'utf8'));
      expect(stored.sort()).toEqual([event, forged, '{"id":"evt_chunked","data":{}}'].sort());
    } finally {
      receiver.kill();
    }
  });

  it('does not start without the random part of its address', async () => {
    const { status, stderr } = await run(language, [`receiver.${language.ending}`], folder, { WEBHOOK_PATH: '' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('Set WEBHOOK_PATH')]);
  });
}

function startReceiver(language: Language, port: number, folder: string): ChildProcess {
  const env = { PATH: process.env['PATH'], WEBHOOK_PATH: secret, PORT: String(port) };
  return spawn(language.command, [`receiver.${language.ending}`], { cwd: folder, env, stdio: 'ignore' });
}

function testWorker(language: Language, program: string) {
  const { stripe, coin } = apiWorld().payments;
  const event = (id: string, paymentId: unknown, kind = 'PAYMENT_RECEIVED') => {
    mkdirSync(inbox, { recursive: true });
    writeFileSync(join(inbox, `${id}.json`), JSON.stringify({ id, event: kind, data: { paymentId, amount: '0.01' } }));
  };
  const tried = () => {
    writeFileSync(join(folder, `once.${language.ending}`), program);
    return run(language, [`once.${language.ending}`], folder, staff);
  };
  const work = async () => expect((await tried()).stderr).toBe('');
  const invoices = () => count('getInvoiceByPaymentId');

  it('books a payment once, with the amount from the API, although its event is repeated afterwards', async () => {
    event('evt_2', stripe?.id);
    event('evt_3', undefined, 'USER_CREATED');
    await work();
    event('evt_2', stripe?.id);
    await work();
    expect(names('ledger')).toEqual([`${stripe?.id}.json`]);
    expect(JSON.parse(readFileSync(join(folder, 'ledger', `${stripe?.id}.json`), 'utf8'))).toEqual({
      id: 3107,
      totalAmount: 4.09,
      paymentMethod: 'STRIPE',
      status: 'PAID',
    });
    expect([names('inbox'), names('done'), invoices()]).toEqual([[], ['evt_2.json', 'evt_3.json'], 1]);
  });

  it.skipIf(language !== javascript)('keeps running in one process with one sign-in, whatever fails', async () => {
    const env = { ...basicEnvironment, ...staff };
    api.answers.set('getInvoiceByPaymentId', [failure(200, 'FORBIDDEN', 'Not now')]);
    event('evt_40', stripe?.id);
    const program = spawn(language.command, ['run.mjs'], { cwd: folder, env, stdio: 'ignore' });
    await expect.poll(() => names('done'), { timeout: 10_000 }).toEqual(['evt_40.json']);
    event('evt_41', coin?.id);
    await expect.poll(() => names('done').length, { timeout: 10_000 }).toBe(2);
    program.kill();
    expect(count('login')).toBe(1);
  });

  it('leaves an event for the next run if the API fails, and books the others', async () => {
    event('evt_30', stripe?.id);
    event('evt_31', coin?.id);
    const broken = failure(500, 'INTERNAL_ERROR', 'Something failed');
    api.answers.set(
      'getInvoiceByPaymentId',
      Array.from({ length: 5 }, () => broken),
    );
    const { status, stderr } = await tried();
    expect([status, stderr]).toEqual([1, expect.stringMatching(/Error: evt_3[01]\.json: Something failed$/m)]);
    expect([names('inbox').length, names('ledger').length]).toEqual([1, 1]);
    await work();
    expect([names('inbox').length, names('ledger').length]).toEqual([0, 2]);
  });

  it('books nothing for an event with an empty invoice', async () => {
    event('evt_34', stripe?.id);
    api.answers.set('getInvoiceByPaymentId', [{ status: 200, body: { data: { getInvoiceByPaymentId: null } } }]);
    await work();
    expect([names('inbox'), names('ledger')]).toEqual([['evt_34.json'], []]);
  });

  it('checks each event once although two runs start at the same time', async () => {
    event('evt_32', stripe?.id);
    event('evt_33', coin?.id);
    await Promise.all([work(), work()]);
    expect([names('done').length, invoices()]).toEqual([2, 2]);
  });

  it('books a payment once although two events name it, one of them forged', async () => {
    event('evt_4', stripe?.id);
    event('evt_5', stripe?.id);
    await work();
    expect(names('ledger')).toEqual([`${stripe?.id}.json`]);
  });

  it('books a refund once, when the API confirms it', async () => {
    event('evt_20', stripe?.id, 'PAYMENT_REFUNDED');
    await work();
    expect(names('inbox')).toEqual(['evt_20.json']);
    await control({ event: 'PAYMENT_REFUNDED', data: { paymentId: stripe?.id } });
    event('evt_21', stripe?.id, 'PAYMENT_REFUNDED');
    await work();
    expect([names('inbox'), names('refunds')]).toEqual([[], [`${stripe?.id}.json`]]);
  });

  it('sets forged payments aside, and books later ones', async () => {
    const forged = [1, 2 ** 40, '7', null, true].map((paymentId, index) => {
      event(`evt_1${index}`, paymentId);
      const old = new Date(Date.now() - 2 * 3_600_000);
      utimesSync(join(inbox, `evt_1${index}.json`), old, old);
      return `evt_1${index}.json`;
    });
    event('evt_6', coin?.id);
    await work();
    expect(names('ledger')).toEqual([`${coin?.id}.json`]);
    expect([names('inbox'), names('failed')]).toEqual([[], forged]);
  });

  it('checks forged events less and less often, and books a real one between them', async () => {
    for (let forged = 0; forged < 12; forged += 1) event(`evt_${50 + forged}`, 7000 + forged);
    writeFileSync(join(folder, `rounds.${language.ending}`), rounds[language.ending] ?? '');
    const program = run(language, [`rounds.${language.ending}`], folder, staff);
    await expect.poll(invoices, { timeout: 10_000 }).toBeGreaterThanOrEqual(2 * 12);
    event('evt_70', stripe?.id);
    await expect.poll(() => names('done'), { timeout: 10_000 }).toEqual(['evt_70.json']);
    await program;
    expect(invoices()).toBeLessThan(120);
  });

  it('keeps an early event until the API has its payment', async () => {
    event('evt_7', 9001);
    await work();
    expect([names('inbox'), names('done'), names('failed')]).toEqual([['evt_7.json'], [], []]);
    api.store.add('InvoiceResponse', { id: 9, paymentId: 9001 });
    await work();
    expect([names('inbox'), names('ledger')]).toEqual([[], ['9001.json']]);
  });

  it('recovers from a crash between booking and filing, without booking again', async () => {
    event('evt_8', stripe?.id);
    mkdirSync(join(folder, 'ledger'), { recursive: true });
    writeFileSync(join(folder, 'ledger', `${stripe?.id}.json`), 'booked before the crash');
    writeFileSync(join(inbox, 'evt_9.json.12-0.5.part'), '{"id":');
    await work();
    expect(readFileSync(join(folder, 'ledger', `${stripe?.id}.json`), 'utf8')).toBe('booked before the crash');
    expect(names('done')).toEqual(['evt_8.json']);
  });
}

it('each payment is booked once although events arrive early, twice and forged', async () => {
  const receiver = startReceiver(javascript, roughPort, rough.folder);
  try {
    const there = () => fetch(`http://127.0.0.1:${roughPort}/`).catch(() => null);
    await expect.poll(there, { timeout: 10_000 }).toMatchObject({ status: 404 });
    const query =
      'mutation { stripeCreatePayment(category: GROUP, groupId: 12, stripeMethodId: "pm_card_visa") { error } }';
    for (let payment = 0; payment < 3; payment += 1) await rough.send(query, 'sara@example.com');
    writeFileSync(join(rough.folder, 'once.mjs'), once.mjs);
    const booked = async () => {
      await run(javascript, ['once.mjs'], rough.folder, staff);
      return rough.names('ledger').length;
    };
    await expect.poll(booked, { timeout: 15_000 }).toBe(3);
    expect(rough.api.store.all('InvoiceResponse')).toHaveLength(2 + 3);
    // The receiver may still be writing one, under another file name.
    const left = rough.names('inbox').filter((name) => name.endsWith('.json'));
    const events = left.map((name) => JSON.parse(readFileSync(join(rough.folder, 'inbox', name), 'utf8')));
    expect(new Set(events.filter(({ data }) => data.paymentId === 1).map(({ id }) => id)).size).toBe(3);
  } finally {
    receiver.kill();
  }
});

describe('the guide about webhooks', () => {
  it('names every event', () => {
    const events = apiReference().types.find(({ name }) => name === 'WebhookEventType')?.values ?? [];
    expect(events.length).toBeGreaterThan(20);
    expect(events.map(({ name }) => name).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('shows a body with values of the samples', () => {
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
