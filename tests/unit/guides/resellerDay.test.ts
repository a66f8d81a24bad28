import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../listen.ts';
import { callGuide } from './callGuide.ts';
import { partner, staff, startGuides } from './mockApi.ts';
import { describeIn, javascript, type Language, python, run } from './programs.ts';

const renewal = 'resellerRenewUserSubscriptionWithCurrentGroup';
const written = ['ledger', 'orders', 'renewals', 'refunds', 'returns', 'due'];
const { api, folder, names, credit, count, change, send, ...guides } = await startGuides({}, ...written);

let language = javascript;
const call = (file: string, name: string, ...args: unknown[]) =>
  callGuide(language, [file, name], args, folder, partner);
const deliver = (...args: unknown[]) => call('deliver', 'deliver', ...args);
const renewFor = (...args: unknown[]) => call('renew', 'renewFor', ...args);
const ledger = () => names('ledger').map((name) => JSON.parse(readFileSync(join(folder, 'ledger', name), 'utf8')));
const order = { email: 'nima@example.com', password: 'Harbour-Lamp-27', groupId: 12 };
const now = new Date().toISOString().slice(0, 7);
const thisMonth = () => call('month', 'month', now);

const killed = (operation: string, file: string, name: string, ...args: unknown[]) =>
  guides.killed(language, operation, partner, file, name, ...args);

it.each([
  [javascript, "import { alone } from './alone.mjs';\nawait alone(() => 0, undefined, 0);"] as const,
  [python, 'from alone import alone\nwith alone(patience=0):\n    pass'] as const,
])('a program that waits for another one reports it after a while', async (language, code) => {
  const other = createServer();
  const port = await listen(other);
  writeFileSync(join(folder, `patience.${language.ending}`), code);
  const { stderr } = await run(language, [`patience.${language.ending}`], folder, { LOCK_PORT: String(port) });
  other.close();
  expect(stderr).toContain(`Port ${port} is not getting free`);
});

// JavaScript last, since the tests below use it too.
for (const each of [python, javascript]) describeIn(each, 'a day', () => testDay(each));

function testDay(spoken: Language) {
  beforeAll(() => {
    language = spoken;
  });

  it('renews plans that end within a week, with the same list after a crash, each term once', async () => {
    for (const [userId, expiresAt] of [
      [4821, '2024-10-18T09:30:00'],
      [4822, '2024-10-19T09:30:00'],
      [4823, '2024-10-14T09:30:00'],
    ])
      for (const [type, field] of [
        ['UserView', 'id'],
        ['UserSubscriptionView', 'userId'],
      ] as const)
        change(type, field, userId, { expiresAt });
    api.answers.set(renewal, ['carried-out']);
    await killed(renewal, 'due', 'renewDue', '2024-10-15');
    const done = ['2024-10-18-4821', '2024-10-19-4822'];
    expect(await call('due', 'renewDue', '2024-10-15')).toEqual([{ done, failed: [] }]);
    expect([count(renewal), credit()]).toEqual([2, (350 - 3.89 - 31.24).toFixed(2)]);
    for (const name of ['2024-10-15', '2024-10-16']) await call('due', 'renewDue', name);
    expect([count(renewal), names('due')]).toEqual([2, ['2024-10-15.json', '2024-10-16.json']]);
  });

  const refund = (...args: unknown[]) => call('refund', 'refund', ...args);
  const sold = { payment: 'order-771', username: 'order-771', price: '3.89' };

  it('books a refund once although it is reported twice, and no longer sells for its payment', async () => {
    await deliver(771, order);
    expect(await Promise.all([refund(771), refund(771)])).toMatchObject([[sold], [sold]]);
    expect(names('refunds')).toEqual(['order-771.json']);
    await deliver(771, order);
    expect(credit()).toBe('346.11');
  });

  it('sells nothing for a refund that is reported before the payment', async () => {
    expect(await refund(771)).toMatchObject([{ payment: 'order-771', price: '0.00' }]);
    expect(await deliver(771, order)).toEqual([null]);
    await refund(772);
    await renewFor('772', 'sara.k');
    expect([credit(), count('resellerCreateUser'), count(renewal)]).toEqual(['350.00', 0, 0]);
  });

  it.each([
    ['resellerCreateUser', 'deliver', 'deliver', 771, order] as const,
    [renewal, 'renew', 'renewFor', 771, 'sara.k'] as const,
  ])(
    'settles a refunded sale after a crash: dropped if it never arrived, booked if it was carried out (%s)',
    async (...all) => {
      const [operation, file, name, ...args] = all;
      api.answers.set(operation, ['never']);
      await killed(operation, file, name, ...args);
      expect(await refund(771)).toMatchObject([{ price: '0.00', username: null }]);
      api.answers.set(operation, ['carried-out']);
      await killed(operation, file, name, 772, ...args.slice(1));
      expect(await refund(772)).toMatchObject([{ price: '3.89' }]);
      expect(await thisMonth()).toEqual([{ cents: 389, open: [] }]);
      expect(credit()).toBe('346.11');
    },
  );

  it('books the completed renewal of a refunded payment although a sale was recorded as well', async () => {
    api.answers.set(renewal, ['carried-out']);
    await killed(renewal, 'renew', 'renewFor', 771, 'sara.k');
    mkdirSync(join(folder, 'orders'));
    const begun = { payment: 'order-771', at: `${now}-01`, price: '3.89', user: order };
    writeFileSync(join(folder, 'orders/order-771.json'), JSON.stringify(begun));
    expect(await refund(771)).toMatchObject([{ price: '3.89', username: 'sara.k' }]);
    expect(await thisMonth()).toEqual([{ cents: 389, open: [] }]);
  });

  it('books returned credit once, when support has returned it', async () => {
    const returned = () => call('refund', 'returned', 772);
    expect(await returned()).toMatchObject({ message: 'order-772 is not refunded' });
    await renewFor('772', 'sara.k');
    await refund(772);
    expect(await thisMonth()).toEqual([{ cents: 389, open: [] }]);
    await Promise.all([returned(), returned()]);
    expect(await thisMonth()).toEqual([{ cents: 0, open: [] }]);
    await renewFor('772-2', 'mina.r'); // the right customer, after a mistake
    expect(await refund(772)).toMatchObject([{ username: 'sara.k' }]);
    expect(await refund('772-2')).toMatchObject([{ username: 'mina.r' }]);
  });

  it('renews although support has reverted an earlier renewal meanwhile', async () => {
    await renewFor('772', 'sara.k');
    api.answers.set(renewal, ['never']);
    await killed(renewal, 'renew', 'renewFor', '773', 'sara.k');
    await send('mutation { revertLastSubscriptionChange(username: "sara.k") { id } }', staff.ORBVPN_EMAIL);
    api.answers.set(renewal, ['carried-out']);
    await renewFor('773', 'sara.k');
    expect(api.store.find('UserView', 'username', 'sara.k')?.['expiresAt']).toBe('2024-12-14T09:30:00');
  });

  it('refuses sales and renewals of others under the number of an open payment', async () => {
    api.answers.set('resellerCreateUser', ['carried-out']);
    await killed('resellerCreateUser', 'deliver', 'deliver', 771, order);
    const begunIn = (begun: string, payment: string) => ({ message: `look at ${begun}: begun with ${payment}`, begun });
    expect(await renewFor('771', 'order-771')).toMatchObject(begunIn('orders/order-771.json', 'order-771'));
    api.answers.set(renewal, ['carried-out']);
    await killed(renewal, 'renew', 'renewFor', '772', 'sara.k');
    mkdirSync(join(folder, 'renewals'), { recursive: true });
    writeFileSync(join(folder, 'renewals/ivan.p.json'), '{"payment":"ord');
    const other = begunIn('renewals/sara.k.json', 'order-772');
    expect([await renewFor('772', 'mina.r'), await deliver(772, order)]).toMatchObject([other, other]);
    expect(credit()).toBe('342.22');
  });

  it('does not renew again although a crash left its file after booking', async () => {
    await renewFor('772', 'sara.k');
    const left = { ...ledger()[0], groupId: 12, before: '2024-11-14T09:30:00', days: 30, since: Date.now() };
    mkdirSync(join(folder, 'renewals'), { recursive: true });
    writeFileSync(join(folder, 'renewals/sara.k.json'), JSON.stringify(left));
    await send('mutation { revertLastSubscriptionChange(username: "sara.k") { id } }', staff.ORBVPN_EMAIL);
    await renewFor('772', 'sara.k');
    expect([count(renewal), names('renewals')]).toEqual([1, []]);
  });
}

describe('a damaged file in the books', () => {
  const damage = (path: string, text = '{"payment":"ord') => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const refund = (id: number) => call('refund', 'refund', id);

  it('is reported, fails the month, and hides no other file', async () => {
    await renewFor('772', 'sara.k');
    const foreign = {
      'orders/order-9.json': '{"payment":"ord',
      'orders/order-6.json': '{"payment":"order-6"}',
      'renewals/ivan.p.json': '[]',
      'renewals/mina.r.json': 'null',
      'ledger/order-8.json': '{}',
      'refunds/order-7.json': '{"payment":"order-7","price":"0.00"}',
    };
    for (const [path, text] of Object.entries(foreign)) damage(path, text);
    damage('ledger/5557.json', '{"id":1,"status":"PAID"}');
    const program = `import { month } from './month.mjs';\nconsole.log(JSON.stringify(await month('${now}')));`;
    writeFileSync(join(folder, 'this-month.mjs'), program);
    const { status, stdout, stderr } = await run(javascript, ['this-month.mjs'], folder, partner);
    expect([status, JSON.parse(stdout)]).toEqual([1, { cents: 389, open: [] }]);
    expect(stderr.match(/^\S+(?= is damaged)/gm)?.sort()).toEqual(Object.keys(foreign).sort());
  });

  it('stops only the refunds to which it may belong, by name', async () => {
    await renewFor('772', 'sara.k');
    damage('orders/order-9.json');
    damage('renewals/ivan.p.json.12-0.5.part');
    expect([await refund(772), await refund(8)]).toMatchObject([[{ price: '3.89' }], [{ price: '0.00' }]]);
    expect(await refund(9)).toMatchObject({ message: 'orders/order-9.json is damaged' });
    damage('renewals/mina.r.json', '{}');
    await renewFor('773', 'sara.k');
    expect(await refund(773)).toMatchObject([{ price: '3.89' }]);
    const named = { message: 'renewals/mina.r.json is damaged' };
    expect([await refund(7), await renewFor('774', 'mina.r')]).toMatchObject([named, named]);
  });
});

describe('a month as CSV', () => {
  const saved = () => readFileSync(join(folder, `${now}.csv`), 'utf8').split('\r\n');

  it('has a line for each sale, refund and return of credit, without formulas', async () => {
    await renewFor('772', 'sara.k');
    change('UserView', 'username', 'ivan.p', { username: '=cmd,"x"' });
    await renewFor('773', '=cmd,"x"');
    await call('refund', 'refund', 772);
    await call('refund', 'returned', 772);
    expect(await call('month', 'statement', now)).toEqual([`${now}.csv`]);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(saved().map((line) => line.split(',', 4))).toEqual([
      ['at', 'what', 'payment', 'username'],
      [time, 'ledger', 'order-772', 'sara.k'],
      [time, 'ledger', 'order-773', `"'=cmd`],
      [time, 'refunds', 'order-772', 'sara.k'],
      [time, 'returns', 'order-772', 'sara.k'],
      [''],
    ]);
    const prices = saved().map((line) => line.split(',').at(-1));
    expect(prices.slice(1)).toEqual(['3.89', '31.24', '0.00', '-3.89', '']);
    expect(saved()[2]).toContain(`,"'=cmd,""x""",`);
  });

  it('takes no text for a formula, and no number for text', async () => {
    const formulas = ['=1+1', '+1+1', '-2+3', '-1.5e', '-', '@a', '\t=1', '\r=1'];
    const others = ['-3.89', '-12', '4.09', 'a=1', 'a-b'];
    await call(
      'csv',
      'csv',
      'cells.csv',
      ['x'],
      [...formulas, ...others].map((x) => ({ x })),
    );
    const lines = readFileSync(join(folder, 'cells.csv'), 'utf8').trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.replaceAll('"', ''))).toEqual([
      ...formulas.map((x) => `'${x}`),
      ...others,
    ]);
  });

  it.each(['2024-1', '2024', '2024-13', '', '2024-10-15'])('needs a month, which %j is not', async (name) => {
    for (const each of ['month', 'statement', 'invoices', 'compared'])
      expect(await call('month', each, name), each).toMatchObject({ message: `not a month: ${name}` });
  });

  it('has the invoices of the month for an administrator', async () => {
    const file = '2024-10-invoices.csv';
    expect(await callGuide(javascript, ['month', 'invoices'], ['2024-10'], folder, staff)).toEqual([file]);
    const [header, ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\r\n');
    expect(header).toBe(
      'invoiceDate,id,paymentId,userId,email,groupId,paymentMethod,gatewayReference,status,updateDate,totalAmount',
    );
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(['4.09', '4.09']);
    expect(lines).toEqual(lines.toSorted());
    expect(api.calls.at(-1)?.variables).toEqual({ from: '2024-10-01', to: '2024-10-31' });
  });
});

describe('a month of invoices', () => {
  it('adds up payments and refunds, and reports unbooked ones', async () => {
    const [one = {}, other = {}] = api.store.all('InvoiceResponse');
    Object.assign(other, { status: 'REFUNDED' });
    mkdirSync(join(folder, 'ledger'), { recursive: true });
    for (const { paymentId } of [one, other]) writeFileSync(join(folder, `ledger/${paymentId}.json`), '{}');
    const compared = () => callGuide(javascript, ['month', 'compared'], ['2024-10'], folder, staff);
    expect(await compared()).toEqual([{ paid: 818, refunded: 409, missing: [other['paymentId']] }]);
    mkdirSync(join(folder, 'refunds'), { recursive: true });
    writeFileSync(join(folder, `refunds/${other['paymentId']}.json`), '{}');
    rmSync(join(folder, `ledger/${one['paymentId']}.json`));
    expect(await compared()).toEqual([{ paid: 818, refunded: 409, missing: [one['paymentId']] }]);
  });
});

it('a payment without a webhook is booked once, with its refund', async () => {
  const [one = {}, other = {}] = api.store.all('InvoiceResponse');
  Object.assign(other, { status: 'REFUNDED' });
  const missed = () => callGuide(javascript, ['missed', 'missed'], ['2024-10-31'], folder, staff);
  const found = [`ledger/${one['paymentId']}.json`, `ledger/${other['paymentId']}.json`];
  const expected = [...found, `refunds/${other['paymentId']}.json`];
  const [booked] = Object(await missed());
  expect([booked.sort(), await missed()]).toEqual([expected.sort(), [[]]]);
  expect(api.calls.at(-1)?.variables).toEqual({ from: '2023-11-01', to: '2024-10-31' });
  Object.assign(one, { status: 'REFUNDED' });
  expect(await missed()).toEqual([[`refunds/${one['paymentId']}.json`]]);
});

describe("customers' devices", () => {
  it('show who is online and since when', async () => {
    expect(await call('online', 'whoIsOnline')).toEqual([{ username: 'sara.k', since: ['2024-10-15T08:12:40'] }]);
  });

  it('are suspended once, although the response is lost, and only those of the customer', async () => {
    api.answers.set('resellerDeactivateDevice', ['carried-out']);
    expect(await call('suspend', 'suspend', 'sara@example.com', 9034)).toEqual([null]);
    expect(await call('suspend', 'suspend', 'sara@example.com', 9034)).toEqual([null]);
    expect(count('resellerDeactivateDevice')).toBe(1);
    expect(await call('suspend', 'devicesOf', 'sara@example.com')).toMatchObject([
      [
        { id: 9034, isDeactivated: true, isConnected: false },
        { id: 9035, isDeactivated: false },
      ],
    ]);
    expect(await call('online', 'whoIsOnline')).toEqual([]);
    api.answers.set('resellerDeactivateDevice', [{ status: 200, body: { data: { resellerDeactivateDevice: false } } }]);
    expect(await call('suspend', 'suspend', 'sara@example.com', 9035)).toMatchObject({
      message: 'device 9035 has not changed',
    });
    expect(await call('suspend', 'suspend', 'ivan@example.com', 9034)).toMatchObject({
      message: 'ivan@example.com has no device 9034',
    });
  });

  it('are reactivated once, although the response is lost, within the limit of the plan', async () => {
    await call('suspend', 'suspend', 'sara@example.com', 9034);
    change('UserSubscriptionView', 'userId', 4821, { multiLoginCount: 1 });
    const full = { code: 'DEVICE_LIMIT_EXCEEDED' };
    expect(await call('suspend', 'resume', 'sara@example.com', 9034)).toMatchObject(full);
    change('UserSubscriptionView', 'userId', 4821, { multiLoginCount: 2 });
    api.answers.set('resellerActivateDevice', ['carried-out']);
    for (let time = 0; time < 2; time += 1)
      expect(await call('suspend', 'resume', 'sara@example.com', 9034)).toEqual([null]);
    expect(count('resellerActivateDevice')).toBe(2);
    expect(await call('suspend', 'devicesOf', 'sara@example.com')).toMatchObject([
      [{ isDeactivated: false }, { isDeactivated: false }],
    ]);
  });
});
