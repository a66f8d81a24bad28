import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../freePort.ts';
import { listen } from '../../listen.ts';
import { callGuide } from './callGuide.ts';
import { partner, startGuides } from './mockApi.ts';
import { basicEnvironment, javascript } from './programs.ts';

const written = ['reports', 'handled', 'outbox', 'ledger', 'orders', 'renewals', 'refunds'];
const { api, folder, names, credit, count, ...guides } = await startGuides({}, ...written);

/** The part of Stripe that the shop uses. */
const stripe = { pages: new Map<string, string>(), events: [] as object[], fails: false, since: '' };
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://stripe');
  const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
  const key = String(request.headers['idempotency-key']);
  if (stripe.fails) return answer(500, { error: { message: 'Stripe is down' } });
  if (request.method === 'POST') {
    const page = stripe.pages.get(key) ?? `https://checkout.example/${stripe.pages.size}?${await text(request)}`;
    stripe.pages.set(key, page);
    return answer(200, { url: page });
  }
  stripe.since = url.searchParams.get('created[gte]') ?? '';
  // A page has one event.
  const after = stripe.events.findIndex((event) => Object(event).id === url.searchParams.get('starting_after')) + 1;
  return answer(200, { data: stripe.events.slice(after, after + 1), has_more: after + 1 < stripe.events.length });
});
const port = await listen(server);
afterAll(() => server.close());

const secret = 'whsec_sample';
const env = {
  ...partner,
  STRIPE_API: `http://127.0.0.1:${port}`,
  STRIPE_KEY: 'sk_test_sample',
  STRIPE_WEBHOOK_SECRET: secret,
};
beforeEach(() => void Object.assign(stripe, { pages: new Map(), events: [], fails: false }));

const call = (file: string, name: string, ...args: unknown[]) => callGuide(javascript, [file, name], args, folder, env);
const renewal = 'resellerRenewUserSubscriptionWithCurrentGroup';

const paid = (id: string, email = 'nima@example.com', groupId = '12', total = 499, currency = 'usd') => {
  const payment = { payment_status: 'paid', payment_intent: id, amount_total: total, currency };
  const object = { ...payment, customer_email: email, metadata: { groupId, cents: '499' } };
  return { id: `evt_${id}`, type: 'checkout.session.completed', data: { object } };
};
const dispute = (id: string, step: string, status: string) => ({
  id: `evt_dispute_${id}`,
  type: `charge.dispute.${step}`,
  data: { object: { payment_intent: id, status } },
});
const refunded = (id: string, isWhole = true) => ({
  id: `evt_refund_${id}`,
  type: 'charge.refunded',
  data: { object: { payment_intent: id, refunded: isWhole } },
});
const sale = { id: 'pi_1', email: 'nima@example.com', groupId: 12 };
const report = (payment: object = sale) => call('shop', 'report', payment);
const work = () => call('shop', 'work');
const killed = (operation: string) => guides.killed(javascript, operation, env, 'shop', 'work');

describe('a payment reported by your own gateway', () => {
  it('sells once, as first reported, although it is reported twice and two programs run, and mails no password', async () => {
    expect(await Promise.all([report(), report()])).toContainEqual([true]);
    await report({ ...sale, email: 'other@example.com' });
    expect(await Promise.all([work(), work()])).toEqual([[{}], [{}]]);
    const letter = JSON.parse(readFileSync(join(folder, 'outbox/order-pi_1.json'), 'utf8'));
    expect(letter).toEqual({ email: sale.email });
    rmSync(join(folder, 'handled'), { recursive: true });
    await work();
    expect([credit(), count('resellerCreateUser')]).toEqual(['346.11', 1]);
  });

  it.each(['never', 'carried-out'] as const)('sells once although the program is killed (%s)', async (answer) => {
    await report();
    api.answers.set('resellerCreateUser', [answer]);
    await killed('resellerCreateUser');
    expect(await work()).toEqual([{}]);
    expect([credit(), names('outbox').length]).toEqual(['346.11', 1]);
  });

  it('renews an existing account once, although the program is killed', async () => {
    await report({ id: 'pi_2', email: 'sara@example.com', groupId: 12 });
    api.answers.set(renewal, ['carried-out']);
    await killed(renewal);
    expect(await work()).toEqual([{}]);
    await work();
    expect([credit(), count(renewal), names('outbox')]).toEqual(['346.11', 1, []]);
  });

  it('is left to a person if it cannot be processed, and ends with a refund', async () => {
    await report({ id: 'pi_3', email: 'sara@example.com', groupId: 14 });
    await report({ id: 'pi_4', email: 'staff@example.com', groupId: 12 });
    const failed = { 'order-pi_3.json': 'paid plan 14, has plan 12', 'order-pi_4.json': 'NOT_FOUND: not found' };
    expect(await work()).toEqual([failed]);
    for (const id of ['pi_3', 'pi_4']) await report({ id, kind: 'refund' });
    expect(await work()).toEqual([{}]);
    expect([credit(), names('refunds').length]).toEqual(['350.00', 2]);
  });

  it.each([
    ['a sale that never arrived', 'resellerCreateUser', sale, 'never', '350.00'] as const,
    ['a sale that was made', 'resellerCreateUser', sale, 'carried-out', '346.11'] as const,
    ['a renewal', renewal, { id: sale.id, email: 'Sara@Example.com', groupId: 12 }, 'never', '350.00'] as const,
  ])('is refunded after a crash, without a letter (%s)', async (_, operation, payment, answer, left) => {
    await report(payment);
    api.answers.set(operation, [answer]);
    await killed(operation);
    await report({ id: sale.id, kind: 'refund' });
    expect(await work()).toEqual([{}]);
    expect([credit(), names('refunds').length, names('outbox')]).toEqual([left, 1, []]);
  });

  it('can be refunded if the API does not accept it', async () => {
    await report({ ...sale, groupId: 12.5 });
    expect(await work()).toEqual([{ 'order-pi_1.json': expect.stringMatching(/^GRAPHQL_ERROR: .*"\$id"/) }]);
    expect(names('orders')).toEqual([]);
    await report({ id: sale.id, kind: 'refund' });
    expect(await work()).toEqual([{}]);
  });

  it('is not sold if its refund is already pending', async () => {
    await report();
    await report({ id: sale.id, kind: 'refund' });
    expect(await work()).toEqual([{}]);
    expect([credit(), count('resellerCreateUser')]).toEqual(['350.00', 0]);
  });

  it('pauses after a failure before it is retried', async () => {
    await report({ id: 'pi_4', email: 'staff@example.com', groupId: 12 });
    const program =
      "import { work } from './shop.mjs';\nexport const twice = async () => [await work(), await work()];";
    writeFileSync(join(folder, 'twice.mjs'), program);
    expect(await call('twice', 'twice')).toEqual([[{ 'order-pi_4.json': 'NOT_FOUND: not found' }, {}]]);
  });

  it('waits for a person while it is disputed, and is booked as refunded when the dispute is lost', async () => {
    await report();
    await work();
    await report({ id: sale.id, kind: 'dispute' });
    for (let time = 0; time < 2; time += 1) expect(await work()).toEqual([{ 'order-pi_1.dispute.json': 'disputed' }]);
    await report({ id: sale.id, kind: 'refund' });
    expect(await work()).toEqual([{}]);
    expect([names('refunds'), credit()]).toEqual([['order-pi_1.json'], '346.11']);
  });

  it('is not sold while it is disputed', async () => {
    await report();
    await report({ id: sale.id, kind: 'dispute' });
    const disputed = { 'order-pi_1.json': 'disputed', 'order-pi_1.dispute.json': 'disputed' };
    expect([await work(), credit()]).toEqual([[disputed], '350.00']);
  });

  it('is not sold again after a renewal and a crash, even if the account is deleted', async () => {
    await report({ id: 'pi_2', email: 'sara@example.com', groupId: 12 });
    api.answers.set(renewal, ['carried-out']);
    await killed(renewal);
    guides.change('UserView', 'username', 'sara.k', { username: 'gone', email: 'gone@example.com' });
    expect(await work()).toEqual([{ 'order-pi_2.json': 'NOT_FOUND: not found' }]);
    expect(count('resellerCreateUser')).toBe(0);
  });

  it('is the sale if it comes first, whatever its number', async () => {
    await report({ ...sale, id: 'pi_2' });
    await report({ ...sale, id: 'pi_13', groupId: 14 });
    expect(await work()).toEqual([{ 'order-pi_13.json': 'paid plan 14, has plan 12' }]);
    expect(names('outbox')).toEqual(['order-pi_2.json']);
  });

  it('must have a number', async () => {
    for (const id of [null, undefined, ''])
      expect(await report({ ...sale, id })).toMatchObject({ message: expect.stringContaining('not a payment number') });
  });
});

describe('your own gateway', () => {
  it('returns the same page for an order every time, even after a fault', async () => {
    const order = {
      order: 'A1',
      email: sale.email,
      groupId: 12,
      plan: 'Premium',
      cents: 499,
      back: 'https://shop.example',
    };
    stripe.fails = true;
    expect(await call('my-stripe', 'checkout', order)).toMatchObject({ message: 'Stripe: Stripe is down' });
    stripe.fails = false;
    const [first] = Object(await call('my-stripe', 'checkout', order));
    expect(await call('my-stripe', 'checkout', order)).toEqual([first]);
    expect(Object.fromEntries(new URL(first).searchParams)).toMatchObject({
      'metadata[groupId]': '12',
      'metadata[cents]': '499',
      'line_items[0][price_data][unit_amount]': '499',
    });
  });

  it('reports whole payments, whole refunds and disputes of the shop, and nothing else', async () => {
    const { meaning } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'my-stripe.mjs')).href);
    expect(meaning(paid('pi_1'))).toEqual(sale);
    expect(meaning(refunded('pi_1'))).toEqual({ id: 'pi_1', kind: 'refund' });
    expect(meaning(dispute('pi_1', 'created', 'needs_response'))).toEqual({ id: 'pi_1', kind: 'dispute' });
    expect(meaning(dispute('pi_1', 'closed', 'lost'))).toEqual({ id: 'pi_1', kind: 'refund' });
    const refused = { id: 'pi_1', kind: 'refused' };
    expect(meaning(paid('pi_1', sale.email, '12', 1))).toEqual({ ...refused, why: 'paid 0.01 USD, not 4.99' });
    expect(meaning(paid('pi_1', sale.email, '12', 499, 'irr'))).toEqual({ ...refused, why: 'paid 499 IRR, not 4.99' });
    const open = { payment_status: 'unpaid', payment_intent: null, metadata: { groupId: '12' } };
    for (const event of [
      refunded('pi_1', false),
      dispute('pi_1', 'closed', 'won'),
      paid('pi_1', sale.email, ''),
      { type: 'checkout.session.completed', data: { object: open } },
      { type: 'invoice.paid', data: { object: {} } },
      { type: 'charge.refunded', data: { object: { payment_intent: null, refunded: true } } },
    ])
      expect(meaning(event)).toBe(null);
  });
});

describe('the server of a shop', () => {
  const sign = (body: string, time = Math.floor(Date.now() / 1000)) =>
    `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

  async function started() {
    const port = await freePort();
    const all = { ...basicEnvironment, ...env, PORT: String(port) };
    const program = spawn(process.execPath, ['shop-server.mjs'], { cwd: folder, env: all });
    let printed = '';
    program.stderr.on('data', (chunk) => {
      printed += chunk;
    });
    const post = async (body: string, by = sign(body), path = '/stripe') => {
      const headers = { 'Stripe-Signature': by };
      return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers })).status;
    };
    await expect.poll(() => post('', '', '/other').catch(() => 0), { timeout: 10_000 }).toBe(404);
    return { program, post, printed: () => printed };
  }

  it('lists reported but unsold payments of the last 30 days', async () => {
    const { program, post, printed } = await started();
    try {
      expect(await post(JSON.stringify(paid('pi_12', sale.email, '12', 1)))).toBe(200);
      await expect.poll(printed, { timeout: 10_000 }).toContain('order-pi_12.refused.json: paid 0.01 USD, not 4.99');
      expect(await post(JSON.stringify(refunded('pi_12')))).toBe(200);
      await expect.poll(() => names('handled'), { timeout: 10_000 }).toContain('order-pi_12.refused.json');
      expect(names('orders')).toEqual([]);
      expect(Date.now() / 1000 - Number(stripe.since)).toBeCloseTo(30 * 86_400, -3);
    } finally {
      program.kill();
    }
  });

  it('sells payments reported by Stripe, rejects unsigned ones, and catches up on missed ones', async () => {
    const odd = paid('not a number');
    const other = paid('pi_7', sale.email, '12', 1);
    const [later, sooner] = [paid('pi_13', 'new@example.com'), paid('pi_6', 'new@example.com')];
    stripe.events = [odd, later, other, paid('pi_5', 'ivan@example.com', '14'), sooner];
    const { program, post } = await started();
    try {
      const body = JSON.stringify(paid('pi_1'));
      expect(await post(body)).toBe(200);
      expect(await post(body, undefined, '/stripe?from=1')).toBe(200);
      for (const wrong of ['no JSON', 'null']) expect(await post(wrong), wrong).toBe(400);
      for (const by of ['', 't=1,v1=00', sign(body, 1_700_000_000), sign(`${body} `)])
        expect(await post(body, by), by).toBe(400);
      await expect.poll(() => names('handled'), { timeout: 15_000 }).toHaveLength(4);
      expect(names('ledger')).toEqual(['pi_1', 'pi_13', 'pi_5', 'pi_6'].map((id) => `order-${id}.json`));
      expect([count('resellerCreateUser'), count(renewal), count('login')]).toEqual([2, 2, 1]);
      const came = (id: string) => statSync(join(folder, `reports/order-${id}.json`)).mtimeMs;
      expect(came('pi_6')).toBeLessThanOrEqual(came('pi_13'));
    } finally {
      program.kill();
    }
  });
});
