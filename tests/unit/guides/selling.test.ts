import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callGuide } from './callGuide.ts';
import { failure, partner, startGuides } from './mockApi.ts';
import { describeIn, javascript, type Language, php, python } from './programs.ts';

const renewal = 'resellerRenewUserSubscriptionWithCurrentGroup';
const written = ['ledger', 'orders', 'renewals', 'refunds', 'due'];
const order = { email: 'nima@example.com', password: 'Harbour-Lamp-27', groupId: 12 };
const now = new Date().toISOString().slice(0, 7);

const guides = await startGuides({ postfix: true }, ...written);
for (const language of [javascript, python, php])
  describeIn(language, 'a payment at the own gateway', () => testPayments(language));

function testPayments(language: Language) {
  const { api, folder, names, credit, count, change } = guides;
  const call = (file: string, name: string, ...args: unknown[]) =>
    callGuide(language, [file, name], args, folder, partner);
  const deliver = (...args: unknown[]) => call('deliver', 'deliver', ...args);
  const renewFor = (...args: unknown[]) => call('renew', 'renewFor', ...args);
  /** The books of every language are read with the functions that only JavaScript has. */
  const callJs = (...[file, name, ...args]: [string, string, ...unknown[]]) =>
    callGuide(javascript, [file, name], args, folder, partner);
  const thisMonth = () => callJs('month', 'month', now);
  const ledger = () => names('ledger').map((name) => JSON.parse(readFileSync(join(folder, 'ledger', name), 'utf8')));
  const kill = (operation: string, file: string, name: string, ...args: unknown[]) =>
    guides.killed(language, operation, partner, file, name, ...args);
  const sara = ['772', 'sara.k'] as const;
  const openRenewal = 'renewFor("772","sara.k")';
  // Premium for a month, minus 5 %.
  const term = 3.89;
  const afterTerms = (number: number) => (350 - number * term).toFixed(2);

  it('sells once although the gateway reports it twice, with different data, and a response is lost', async () => {
    api.answers.set('resellerCreateUser', ['carried-out']);
    expect(await deliver(771, order)).toEqual([order]);
    expect(await deliver(771, { ...order, email: 'nina@example.com', password: 'Other-Lamp-28' })).toEqual([order]);
    expect(credit()).toBe(afterTerms(1));
    expect(ledger()).toMatchObject([{ payment: 'order-771', username: 'order-771-p', price: '3.89' }]);
    rmSync(join(folder, 'orders'), { recursive: true });
    expect(await deliver(771, order)).toEqual([null]);
    rmSync(join(folder, 'ledger'), { recursive: true });
    expect(await deliver(771, order)).toEqual([order]);
    expect([credit(), ledger()]).toMatchObject([afterTerms(1), [{ username: 'order-771-p' }]]);
  });

  it('sells once despite concurrent reports, and crashes before and after the sale', async () => {
    api.answers.set('resellerCreateUser', ['never', 'carried-out']);
    await kill('resellerCreateUser', 'deliver', 'deliver', 771, order);
    expect(await thisMonth()).toEqual([{ cents: 0, open: ['deliver("771")'] }]);
    await kill('resellerCreateUser', 'deliver', 'deliver', 771, order);
    expect(await Promise.all([deliver('771'), deliver(771, order)])).toEqual([[order], [order]]);
    expect(credit()).toBe(afterTerms(1));
    expect(await thisMonth()).toEqual([{ cents: 389, open: [] }]);
  });

  it('does not confuse an existing customer with the one who has paid, even if a response is lost', async () => {
    const older = { ...order, email: 'sara@example.com' };
    const refused = { code: 'EMAIL_TAKEN' };
    expect(await deliver(772, older)).toMatchObject(refused);
    api.answers.set('resellerCreateUser', ['lost']);
    expect(await deliver(772, older)).toMatchObject(refused);
    expect(credit()).toBe('350.00');
    await renewFor(...sara);
    // The password in the report differs from that of the account.
    expect(await deliver(772, older)).toEqual([null]);
    expect(credit()).toBe(afterTerms(1));
  });

  it.each([
    ['ORDER-771-P', [order]] as const,
    ['nima.t', { message: 'look at orders/order-771.json: nima@example.com has nima.t' }] as const,
    ['order-7712', { message: 'look at orders/order-771.json: nima@example.com has order-7712' }] as const,
  ])('is sold once although the account of its address is called %s after a crash', async (username, result) => {
    api.answers.set('resellerCreateUser', ['carried-out']);
    await kill('resellerCreateUser', 'deliver', 'deliver', 771, order);
    change('UserView', 'email', order.email, { username });
    for (let time = 0; time < 2; time += 1) expect(await deliver(771, order)).toMatchObject(result);
    expect([credit(), count('resellerCreateUser')]).toEqual([afterTerms(1), 1]);
  });

  it('becomes a renewal if a crash precedes the sale, and the address pays again after it', async () => {
    api.answers.set('resellerCreateUser', ['never']);
    await kill('resellerCreateUser', 'deliver', 'deliver', 77, order);
    await deliver(771, { ...order, email: 'Nima@Example.com' });
    expect(await deliver(77, order)).toMatchObject({ code: 'EMAIL_TAKEN' });
    await renewFor(77, 'order-771-p');
    expect([credit(), count(renewal)]).toEqual([afterTerms(2), 1]);
  });

  it.each([
    ['a gateway in between gives up', failure(504, 'GATEWAY_TIMEOUT', 'Upstream timeout')] as const,
    ['an error has no code', { status: 200, body: { data: null, errors: [{ message: 'Timeout' }] } }] as const,
    ['the result is missing', { status: 200, body: { data: { [renewal]: null } } }] as const,
  ])('is renewed once although %s', async (_, answer) => {
    api.answers.set(renewal, [answer]);
    expect(await renewFor(...sara)).toEqual([null]);
    expect([credit(), count(renewal)]).toEqual([afterTerms(1), 2]);
    expect(await thisMonth()).toEqual([{ cents: 389, open: [] }]);
  });

  it('is sold apart from a payment whose number begins with its own, and can renew what that has bought', async () => {
    await deliver('77-1', order);
    expect(await deliver(77, order)).toMatchObject({ code: 'EMAIL_TAKEN' });
    for (let time = 0; time < 2; time += 1) expect(await renewFor(77, 'order-77-1-p')).toEqual([null]);
    expect([credit(), count(renewal)]).toEqual([afterTerms(2), 1]);
    expect(await thisMonth()).toEqual([{ cents: 2 * 389, open: [] }]);
  });

  it('is renewed once although a program in JavaScript was killed before, whatever the name', async () => {
    const username = "o'neil!(1)*";
    change('UserView', 'username', 'sara.k', { username });
    api.answers.set(renewal, ['never']);
    await guides.killed(javascript, renewal, partner, 'renew', 'renewFor', '772', username);
    for (const payment of ['773', '772']) expect(await renewFor(payment, username)).toEqual([null]);
    expect([credit(), names('renewals')]).toEqual([afterTerms(2), []]);
  });

  it('is not confused with a user of another shop with the same number', async () => {
    await deliver(771, order);
    for (const name of ['ledger', 'orders']) rmSync(join(folder, name), { recursive: true });
    expect(await deliver(771, { ...order, email: 'nina@example.com' })).toMatchObject({ code: expect.any(String) });
    expect(credit()).toBe(afterTerms(1));
    expect(await thisMonth()).toEqual([{ cents: 0, open: [] }]);
  });

  it('accepts corrected data after the first data were refused', async () => {
    expect(await deliver(771, { ...order, email: 'nima' })).toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(await deliver(771, order)).toEqual([order]);
    expect(credit()).toBe(afterTerms(1));
  });

  it.each<[string, object, () => unknown]>([
    [
      'EMAIL_TAKEN',
      { email: 'ivan@example.com' },
      () => change('UserView', 'username', 'ivan.p', { resellerId: null }),
    ],
    ['NOT_FOUND', { groupId: 999 }, () => undefined],
    ['INSUFFICIENT_CREDIT', {}, () => change('ResellerView', 'id', 57, { credit: '1.00' })],
  ])('can be refunded if the sale failed (%s)', async (code, data, prepare) => {
    prepare();
    expect(await deliver(771, { ...order, ...data })).toMatchObject({ code });
    expect(await thisMonth()).toEqual([{ cents: 0, open: [] }]);
    expect(await callJs('refund', 'refund', 771)).toMatchObject([{ price: '0.00' }]);
    expect(await deliver(771, order)).toEqual([null]);
  });

  describe.each([
    [renewal, openRenewal, 'renewals/sara.k.json', 'renew', 'renewFor', ...sara],
    ['resellerCreateUser', 'deliver("771")', 'orders/order-771.json', 'deliver', 'deliver', 771, order],
  ] as const)('carried out by %s', (operation, open, path, file, name, ...args) => {
    it.each([
      [['never'], now, 389, 2],
      [['carried-out'], '2024-01', 200, 1],
      [['carried-out', 'lost'], '2024-01', 200, 1],
    ] as const)(
      'is booked once after a crash, at the price and time of its call (%s)',
      async (answers, at, cents, calls) => {
        api.answers.set(operation, [...answers]);
        await kill(operation, file, name, ...args);
        expect(await thisMonth()).toEqual([{ cents: 0, open: [open] }]);
        const begun = JSON.parse(readFileSync(join(folder, path), 'utf8'));
        const earlier = { ...begun, at: '2024-01-31T23:59:00.000Z', price: '2.00' };
        writeFileSync(join(folder, path), JSON.stringify(earlier));
        for (let time = 0; time < 2; time += 1) await call(file, name, ...args);
        expect([credit(), count(operation)]).toEqual([afterTerms(1), calls]);
        expect(await callJs('month', 'month', at)).toEqual([{ cents, open: [] }]);
      },
    );
  });

  it('counts as a term although the plan had ended by the clock of the API, but not by the local one', async () => {
    api.answers.set(renewal, ['carried-out']);
    await kill(renewal, 'renew', 'renewFor', '775', 'mina.r');
    expect(await renewFor('775', 'mina.r')).toEqual([null]);
    expect([count(renewal), await thisMonth()]).toEqual([1, [{ cents: 166, open: [] }]]);
  });

  it('is left to a person if the plan has changed otherwise since a crash', async () => {
    api.answers.set(renewal, ['carried-out']);
    await kill(renewal, 'renew', 'renewFor', ...sara);
    change('UserView', 'username', 'sara.k', { expiresAt: '2025-01-13T09:30:00' });
    for (const payment of ['772', '773'])
      expect(await renewFor(payment, 'sara.k')).toMatchObject({
        message: 'look at renewals/sara.k.json: ends 2025-01-13T09:30:00',
      });
    expect([count(renewal), await thisMonth()]).toEqual([1, [{ cents: 0, open: [openRenewal] }]]);
  });

  it('renews once although it is reported twice and two programs run concurrently', async () => {
    await renewFor(...sara);
    expect(await Promise.all([renewFor(...sara), renewFor(...sara)])).toEqual([[null], [null]]);
    expect([credit(), count(renewal)]).toEqual([afterTerms(1), 1]);
    await Promise.all([renewFor('773', 'sara.k'), renewFor('774', 'sara.k')]);
    expect([credit(), count(renewal)]).toEqual([afterTerms(3), 3]);
    expect(await thisMonth()).toEqual([{ cents: 3 * 389, open: [] }]);
  });

  it('completes a crashed renewal before the next payment of the same customer', async () => {
    api.answers.set(renewal, ['never']);
    await kill(renewal, 'renew', 'renewFor', ...sara);
    await renewFor('773', 'sara.k');
    await renewFor(...sara);
    expect([credit(), ledger().length]).toEqual([afterTerms(2), 2]);
  });

  it('renews in bulk, each payment once, despite lost responses, refusals and second starts', async () => {
    const busy = { status: 429, body: '<h1>Slow down</h1>', headers: { 'Retry-After': '2' } };
    api.answers.set(renewal, ['carried-out', busy, 'lost']);
    const payments = [
      { paymentId: '2024-10-mina', username: 'mina.r' },
      { paymentId: '2024-10-ivan', username: 'ivan.p' },
    ];
    const allDone = [{ done: payments.map(({ paymentId }) => paymentId), failed: [] }];
    expect(await Promise.all([1, 2].map(() => call('renew', 'renewAll', payments)))).toEqual([allDone, allDone]);
    // Premium for a year and basic for a month, minus 5 %.
    expect(credit()).toBe((350 - 31.24 - 1.66).toFixed(2));
    expect(await thisMonth()).toEqual([{ cents: 3124 + 166, open: [] }]);
    expect(existsSync(join(folder, 'renewals', 'mina.r.json'))).toBe(false);
  });

  it('renews neither another user nor its own new account under a booked number', async () => {
    const payments = ['sara.k', 'mina.r', 'sara.k'].map((username) => ({ paymentId: '772', username }));
    const failed = [{ paymentId: '772', message: 'order-772 has already paid for sara.k' }];
    expect(await call('renew', 'renewAll', payments)).toMatchObject([{ done: ['772', '772'], failed }]);
    await deliver(771, order);
    const sale = { message: 'order-771 has already paid for a new account' };
    expect([await renewFor(771, 'mina.r'), await renewFor(771, 'order-771-p')]).toMatchObject([sale, sale]);
    expect([credit(), count(renewal)]).toEqual([afterTerms(2), 1]);
  });

  it('continues in bulk after a refusal, reports it, and renews after a top-up', async () => {
    api.answers.set(renewal, [failure(200, 'INSUFFICIENT_CREDIT', 'Empty')]);
    const payments = ['sara.k', 'nobody', 'ivan.p'].map((username, index) => ({ paymentId: 775 + index, username }));
    const nobody = { paymentId: 776, code: 'NOT_FOUND', message: expect.any(String) };
    const [first, second] = [await call('renew', 'renewAll', payments), await call('renew', 'renewAll', payments)];
    expect(first).toEqual([
      { done: [777], failed: [{ paymentId: 775, code: 'INSUFFICIENT_CREDIT', message: 'Empty' }, nobody] },
    ]);
    expect(second).toEqual([{ done: [775, 777], failed: [nobody] }]);
    expect(await thisMonth()).toEqual([{ cents: 389 + 3124, open: [] }]);
  });
}
