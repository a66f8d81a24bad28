import { spawn } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callGuide } from './callGuide.ts';
import { failure, startGuides } from './mockApi.ts';
import { javascript } from './programs.ts';

const { api, folder, names, control, count, killed } = await startGuides({}, 'gateway', 'ledger', 'refunds');
let token: string;
beforeEach(() => {
  token = api.signIn('sara@example.com');
});

const call = (name: string, ...args: unknown[]) => callGuide(javascript, ['gateway-orders', name], args, folder, {});
const begin = (order = 'A1') => call('begin', order, token, 12);
const result = (order = 'A1') => call('result', order);
const intentOf = (answer: unknown) => Object(answer)[0].id;
/** Acts as buyer and bank in a payment created by `begin`. */
const pays = async (answer: unknown, processing = 0, confirms = true) =>
  control({ bank: intentOf(answer), confirms, processing });
const end = () => api.store.find('UserSubscriptionView', 'userId', 4821)?.['expiresAt'];
const bought = () => api.store.all('InvoiceResponse').length - 2;

describe('a card order', () => {
  it('is paid and booked once, although everything is called twice, concurrently', async () => {
    const [first, second] = await Promise.all([begin(), begin()]);
    expect(first).toEqual(second);
    expect(await result()).toEqual(['waiting']);
    await pays(first);
    expect(await Promise.all([result(), result()])).toEqual([['paid'], ['paid']]);
    expect([bought(), end(), names('ledger').length]).toEqual([1, '2024-12-14T09:30:00', 1]);
    expect([await call('catchUp'), names('gateway/paid')]).toEqual([[{}], ['A1.json']]);
  });

  it.each(['carried-out', 'lost'] as const)('starts again when the answer is %s, and is paid once', async (answer) => {
    api.answers.set('stripeCreatePayment', [answer]);
    expect(await begin()).toMatchObject({ message: expect.any(String) });
    await pays(await begin());
    expect(await result()).toEqual(['paid']);
    expect([bought(), names('ledger').length]).toEqual([1, 1]);
  });

  it('survives a crash during each call', async () => {
    api.answers.set('stripeCreatePayment', ['never']);
    await killed(javascript, 'stripeCreatePayment', {}, 'gateway-orders', 'begin', 'A1', token, 12);
    await pays(await begin());
    for (const operation of ['stripeConfirmPayment', 'userInvoices']) {
      api.answers.set(operation, ['never']);
      await killed(javascript, operation, {}, 'gateway-orders', 'result', 'A1');
    }
    api.answers.set('stripeConfirmPayment', ['carried-out']);
    expect(await result()).toMatchObject({ message: expect.any(String) });
    expect(names('ledger')).toEqual([]);
    expect(await call('catchUp')).toEqual([{ A1: 'paid' }]);
    expect([bought(), names('ledger').length]).toEqual([1, 1]);
  });

  it('is completed although a crash left only the entry in the ledger', async () => {
    await pays(await begin());
    await result();
    rmSync(join(folder, 'gateway/paid'), { recursive: true });
    expect(await call('catchUp')).toEqual([{ A1: 'paid' }]);
    expect([bought(), names('ledger').length]).toEqual([1, 1]);
  });

  it('is processing, and is found paid by a program that was down when the bank finished', async () => {
    await pays(await begin(), 60);
    expect(await result()).toEqual(['processing']);
    await expect.poll(bought, { timeout: 10_000 }).toBe(1);
    expect(await call('catchUp')).toEqual([{ A1: 'paid' }]);
    expect(end()).toBe('2024-12-14T09:30:00');
  });

  it('is not confused with the payment of another order', async () => {
    const [one] = [await begin('A1'), await begin('A2')];
    await pays(one);
    expect([await result('A2'), await result('A1')]).toEqual([['waiting'], ['paid']]);
    expect(await call('catchUp')).toEqual([{ A2: 'waiting' }]);
  });

  it('is paid with another card after a refusal, and its refund is booked', async () => {
    const order = await begin();
    await pays(order, 0, false);
    expect(await result()).toEqual(['refused']);
    api.answers.set('stripeConfirmPayment', [failure(200, 'PAYMENT_FAILED', 'Declined')]);
    expect(await result()).toEqual(['refused']);
    await pays(order);
    expect(await result()).toEqual(['paid']);
    const [paid = ''] = names('ledger');
    await control({ event: 'PAYMENT_REFUNDED', data: { paymentId: Number(paid.replace('.json', '')) } });
    await expect.poll(() => result(), { timeout: 10_000 }).toEqual(['refunded']);
    expect([names('ledger'), names('refunds')]).toEqual([[paid], [paid]]);
  });

  it('waits for the buyer when the token has expired, and rejects an invalid number', async () => {
    await pays(await begin());
    api.answers.set('stripeConfirmPayment', [failure(401, 'UNAUTHENTICATED', 'Authentication is required')]);
    expect(await call('catchUp')).toEqual([{ A1: 'UNAUTHENTICATED' }]);
    expect(await call('result', 'A1', api.signIn('sara@example.com'))).toEqual(['paid']);
    for (const order of ['../evil', null])
      expect(await call('begin', order, token, 12)).toMatchObject({ message: `not an order number: ${order}` });
  });

  it.each(['paypal', 'coins'])(
    'is paid and booked once through %s, despite lost responses and a crash',
    async (gateway) => {
      const operation = gateway === 'paypal' ? 'paypalCreatePayment' : 'coinpaymentCreatePayment';
      const beginHere = () => call('begin', 'A1', token, 12, gateway, ...(gateway === 'coins' ? ['BTC'] : []));
      api.answers.set(operation, ['carried-out']);
      expect(await beginHere()).toMatchObject({ message: expect.any(String) });
      const payment = await beginHere();
      expect(await beginHere()).toEqual(payment);
      expect(await result()).toEqual(['waiting']);
      expect(await call('begin', 'A1', token, 12)).toMatchObject({
        message: `A1 has gateway ${gateway}, not card: make a new order`,
      });
      await pays(payment, 0, gateway === 'coins');
      if (gateway === 'paypal') {
        expect(await result()).toEqual(['refused']);
        await pays(payment);
        api.answers.set('paypalApprovePayment', ['never']);
        await killed(javascript, 'paypalApprovePayment', {}, 'gateway-orders', 'result', 'A1');
      }
      expect(await call('catchUp')).toEqual([{ A1: 'paid' }]);
      expect(await result()).toEqual(['paid']);
      expect([bought(), end(), names('ledger').length]).toEqual([1, '2024-12-14T09:30:00', 1]);
    },
  );

  it('is not paid a second time if its file was deleted to save space', async () => {
    await pays(await begin());
    expect(await result()).toEqual(['paid']);
    rmSync(join(folder, 'gateway/A1.json'));
    expect(await begin()).toMatchObject({ message: 'A1 is paid' });
    expect([bought(), count('stripeCreatePayment')]).toEqual([1, 1]);
  });

  it('rejects a plan or coin other than the first one', async () => {
    await call('begin', 'A1', token, 12, 'coins', 'BTC');
    for (const [plan, coin, has] of [
      [14, 'BTC', 'groupId 12, not 14'],
      [12, 'LTC', 'coin BTC, not LTC'],
    ] as const)
      expect(await call('begin', 'A1', token, plan, 'coins', coin)).toMatchObject({
        message: `A1 has ${has}: make a new order`,
      });
    expect(count('coinpaymentCreatePayment')).toBe(1);
  });

  it('is processing, not refused, until the invoice of a collected PayPal payment exists', async () => {
    await call('begin', 'A1', token, 12, 'paypal');
    const early = { answer: { error: 'ORDER_ALREADY_CAPTURED' } };
    api.answers.set('paypalApprovePayment', [{ status: 200, body: { data: early } }]);
    expect(await result()).toEqual(['processing']);
    api.answers.set('paypalApprovePayment', [failure(200, 'ORDER_NOT_FOUND', 'Collected before')]);
    expect(await result()).toEqual(['processing']);
  });

  it('expires three days after the buyer abandons it at PayPal, unless it is collected', async () => {
    const payment = await call('begin', 'A1', token, 12, 'paypal');
    const path = join(folder, 'gateway/A1.json');
    const age = (days: number) =>
      writeFileSync(path, readFileSync(path, 'utf8').replace(/(?<="since":)\d+/, `${Date.now() - days * 86_400_000}`));
    const gone = failure(200, 'ORDER_NOT_FOUND', 'No such order');
    for (const [days, states] of [
      [2.9, ['processing', 'waiting']],
      [3.1, ['expired', 'expired']],
    ] as const) {
      age(days);
      api.answers.set('paypalApprovePayment', [gone]);
      expect([await result(), await result()].flat()).toEqual(states);
    }
    await pays(payment);
    expect(await result()).toEqual(['paid']);
  });

  it('in coins expires with its address, but is paid if the coins were sent in time', async () => {
    const payment = await call('begin', 'A1', token, 12, 'coins', 'BTC');
    const path = join(folder, 'gateway/A1.json');
    const order = JSON.parse(readFileSync(path, 'utf8'));
    for (const [change, state] of [
      [{ timeout: null }, 'waiting'],
      [{ since: 0 }, 'expired'],
    ] as const) {
      writeFileSync(path, JSON.stringify({ ...order, payment: { ...order.payment, ...change } }));
      expect(await result()).toEqual([state]);
    }
    await pays(payment);
    expect(await result()).toEqual(['paid']);
  });

  it('waits after too many requests, and keeps a new token', async () => {
    await begin();
    api.answers.set('stripeConfirmPayment', [failure(429, 'RATE_LIMITED', 'Too many')]);
    expect(await call('catchUp')).toEqual([{ A1: 'waiting' }]);
    const newer = api.signIn('sara@example.com');
    expect(await call('result', 'A1', newer)).toEqual(['waiting']);
    expect(JSON.parse(readFileSync(join(folder, 'gateway/A1.json'), 'utf8'))).toMatchObject({ token: newer });
  });

  it('is polled every minute only while it is recent', async () => {
    await begin();
    expect(await call('catchUp', Date.now() + 1000)).toEqual([{}]);
    expect(await call('catchUp', Date.now() - 60_000)).toEqual([{ A1: 'waiting' }]);
  });

  it('is skipped if it is deleted while others are polled', async () => {
    await begin();
    symlinkSync('deleted.json', join(folder, 'gateway/A2.json'));
    expect(await call('catchUp')).toEqual([{ A1: 'waiting' }]);
  });

  it('is completed by a program that runs continuously', async () => {
    await pays(await begin());
    const program = spawn(process.execPath, ['gateway-run.mjs'], { cwd: folder, stdio: 'ignore' });
    await expect.poll(() => names('ledger').length, { timeout: 10_000 }).toBe(1);
    program.kill();
  });
});

it('The browser requests the result before it pays, and offers another card after a refusal', async () => {
  const { payOrder } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'card-form.mjs')).href);
  const stripe = { confirmCardPayment: vi.fn(async () => ({})) };
  const server = (...results: string[]) =>
    vi.fn(async (path: string) => (path === '/begin' ? { clientSecret: 'pi_1_secret' } : results.shift()));
  expect(await payOrder(stripe, 'card', server('waiting', 'paid'))).toBe('paid');
  expect(stripe.confirmCardPayment).toHaveBeenCalledWith('pi_1_secret', { payment_method: { card: 'card' } });
  expect(await payOrder(stripe, 'card', server('processing', 'processing'))).toBe('processing');
  expect(stripe.confirmCardPayment).toHaveBeenCalledTimes(1);
  const refusing = { confirmCardPayment: async () => ({ error: { message: 'Your card was declined.' } }) };
  await expect(payOrder(refusing, 'card', server('refused'))).rejects.toThrow('declined');
});
