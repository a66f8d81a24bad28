import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mock, MockOptions } from '../../../src/reference/mock/server.ts';
import { saveMock, startMockApi } from './mockApi.ts';

let api: Mock | undefined;
afterEach(() => api?.close());

/** Starts the mock, and gives what sends a document to it as an account. */
async function started(options: Partial<MockOptions> = {}, email = 'partner@example.com') {
  const mock = await startMockApi(options);
  api = mock;
  const own = mock.signIn(email);
  return async (query: string, variables = {}, token = own) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(mock.endpoint, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
}
const codes = ({ body }: { body: unknown }) =>
  Object(body).errors?.map(({ extensions }: Error & { extensions: { code: string } }) => extensions.code);

describe('mock.mjs', () => {
  it('runs as a program, and prints its address and an account of each role with a token', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mock-'));
    const program = spawn(process.execPath, [await saveMock(folder), '--port', '0']);
    try {
      let printed = '';
      program.stdout.on('data', (chunk) => {
        printed += chunk;
      });
      await expect.poll(() => printed, { timeout: 15_000 }).toMatch(/^ADMIN .*mock-token-\d+$/m);
      expect(printed).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/graphql/);
      for (const role of ['USER', 'RESELLER']) expect(printed).toMatch(new RegExp(`^${role} .*mock-token-\\d+$`, 'm'));
    } finally {
      program.kill();
      rmSync(folder, { recursive: true });
    }
  });

  it('says what is left of the limit, and refuses what is over it', async () => {
    const send = await started({ limit: 1 });
    expect((await send('{ user { id } }')).headers.get('X-RateLimit-Remaining')).toBe('0');
    const refused = await send('{ user { id } }');
    expect([refused.status, codes(refused)]).toEqual([429, ['RATE_LIMITED']]);
    expect(Number(refused.headers.get('X-RateLimit-Reset'))).toBeGreaterThan(0);
  });

  it('refuses a role at every field of a request, and shows a reseller no account of another one', async () => {
    const send = await started();
    const both = await send('{ resellerGetUsers { totalElements } allInvoices { id } }');
    expect([both.status, codes(both), both.body.data.resellerGetUsers]).toEqual([
      403,
      ['FORBIDDEN'],
      { totalElements: 3 },
    ]);
    const other = await started({}, 'north@example.com');
    expect(codes(await other('{ resellerGetUser(id: 4821) { id } }'))).toEqual(['NOT_FOUND']);
    expect(codes(await other('{ getConnectionHistory(userId: 4821) { id } }'))).toEqual(['FORBIDDEN']);
  });

  it('loses answers in turn after and before the work is done', async () => {
    const send = await started({ lose: 1 });
    const renew = () => send('mutation { resellerRenewUserSubscriptionWithCurrentGroup(username: "mina.r") { id } }');
    const credit = () => api?.store.find('ResellerCreditView', 'id', 57)?.['credit'];
    await expect(renew()).rejects.toThrow();
    expect(credit()).toBe('348.34');
    await expect(renew()).rejects.toThrow();
    expect(credit()).toBe('348.34');
  });

  it('takes from POST /mock what the next calls of an operation get', async () => {
    const send = await started();
    const body = JSON.stringify({ operation: 'user', answers: [{ status: 502, body: { data: null } }] });
    await fetch(new URL('/mock', api?.endpoint), { method: 'POST', body });
    expect((await send('{ user { id } }')).status).toBe(502);
    expect((await send('{ user { id } }')).status).toBe(200);
  });

  it('ends a token after its time', async () => {
    const send = await started({ tokenLife: 0 });
    const { status, body } = await send('{ user { id } }');
    expect([status, codes({ body })]).toEqual([401, ['UNAUTHENTICATED']]);
  });

  it('refuses a sale that the credit does not pay, and charges nothing', async () => {
    const send = await started();
    Object.assign(api?.store.find('ResellerView', 'id', 57) ?? {}, { credit: '1.00' });
    const renewal = 'mutation { resellerRenewUserSubscriptionWithCurrentGroup(username: "mina.r") { id } }';
    expect(codes(await send(renewal))).toEqual(['INSUFFICIENT_CREDIT']);
  });

  it('creates all users of a file or none, and names the line that is wrong', async () => {
    await started({}, 'staff@example.com');
    const upload = async (...lines: readonly string[]) => {
      const form = new FormData();
      const query = 'mutation ($file: Upload!) { uploadUsers(file: $file) }';
      form.set('operations', JSON.stringify({ query, variables: { file: null } }));
      form.set('map', '{ "0": ["variables.file"] }');
      form.set('0', new Blob([['email,password,groupId,username', ...lines].join('\r\n')]), 'users.csv');
      const headers = { Authorization: `Bearer ${api?.signIn('staff@example.com')}` };
      const { data, errors } = await (await fetch(api?.endpoint ?? '', { method: 'POST', headers, body: form })).json();
      return errors?.[0].message ?? data.uploadUsers;
    };
    const has = (email: string) => api?.store.find('UserView', 'email', email) !== undefined;
    const [one, two] = ['one@example.org,Harbour-Lamp-27,12,one', 'two@example.org,Harbour-Lamp-27,12,'];
    expect(await upload()).toContain('no row');
    expect(await upload(one, 'two@example.org,short,12,', 'three@example.org,Harbour-Lamp-27,7,')).toBe(
      'Line 3: The password is too weak; Line 4: There is no such plan',
    );
    expect(await upload(one, one.replace('one@', 'ONE@'))).toBe(
      'Line 2: The address is in the file twice; Line 3: The address is in the file twice',
    );
    expect(await upload('"one@example.org",Harbour-Lamp-27,12,')).toBe('Line 2: Quotes are not read');
    expect(has('one@example.org')).toBe(false);
    expect(await upload(one, two)).toBe(true);
    expect([has('one@example.org'), has('two@example.org')]).toEqual([true, true]);
    expect(await upload(one)).toBe('Line 2: Another account has this address');
  });

  const period =
    'query ($from: LocalDate!, $to: LocalDate!) { getInvoiceByDateRange(beginDate: $from, endDate: $to) { id } }';
  const list = 'query ($size: Int) { resellerGetUsers(size: $size) { totalElements } }';
  const credit = 'mutation ($credit: String!) { addResellerCredit(resellerId: 57, credit: $credit) { id } }';
  const webhook = 'mutation ($input: WebhookConfigurationInput!) { createWebhookConfiguration(input: $input) { id } }';
  const user = 'mutation ($input: ResellerUserCreate!) { resellerCreateUser(user: $input) { id } }';
  const url = 'https://hooks.example.com';
  const sales = {
    name: 'Sales',
    providerType: 'ZAPIER',
    active: true,
    endpoint: url,
    subscribedEvents: ['USER_LOGIN'],
  };
  const nima = { email: 'nima@example.com', password: 'Harbour-Lamp-27', groupId: 12 };

  it.each([
    [period, { from: '2024-01-01', to: '2025-01-01' }, 'VALIDATION_ERROR'],
    [period, { from: '2024-10-02', to: '2024-10-01' }, 'VALIDATION_ERROR'],
    [period, { from: '2024-02-30', to: '2024-03-01' }, 'VALIDATION_ERROR'],
    [list, { size: 101 }, 'VALIDATION_ERROR'],
    [credit, { credit: '0' }, 'INVALID_AMOUNT'],
    [webhook, { input: { ...sales, endpoint: 'http://hooks.example.com' } }, 'INVALID_URL'],
    [webhook, { input: { ...sales, subscribedEvents: [] } }, 'VALIDATION_ERROR'],
    [user, { input: { ...nima, email: 'nope' } }, 'VALIDATION_ERROR'],
    [user, { input: { ...nima, email: 'SARA@example.com' } }, 'EMAIL_TAKEN'],
    [user, { input: { ...nima, password: 'short' } }, 'WEAK_PASSWORD'],
    [user, { input: { ...nima, userName: 'sara.k' } }, 'VALIDATION_ERROR'],
  ])('refuses %s with %j', async (query, variables, code) => {
    const send = await started({}, 'staff@example.com');
    expect(codes(await send(query, variables))).toEqual([code]);
  });

  it('locks an account after five wrong passwords, for a quarter of an hour', async () => {
    const send = await started({ second: 1 });
    const signIn = (password: string) =>
      send(`mutation { login(email: "sara@example.com", password: "${password}") { accessToken } }`).then(codes);
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await signIn('wrong')).toEqual(['BAD_CREDENTIALS']);
    expect(await signIn('Harbour-Lamp-27')).toEqual(['BAD_CREDENTIALS']);
    await expect.poll(() => signIn('Harbour-Lamp-27'), { timeout: 3000 }).toBeUndefined();
  });

  it('ends the token of a user whose password a reseller changes', async () => {
    const send = await started();
    const token = api?.signIn('sara@example.com');
    const edit = 'resellerEditUser(id: 4821, resellerUserEdit: { password: "Window-River-64" }) { id }';
    await send(`mutation { ${edit} }`);
    expect((await send('{ user { id } }', {}, token)).status).toBe(401);
  });

  it('moves the plan of an account with its subscription, and takes the last change back, with its price', async () => {
    const send = await started({}, 'staff@example.com');
    const account = '{ resellerGetUserByUsername(username: "sara.k") { groupId expiresAt } }';
    const credit = () => api?.store.find('ResellerCreditView', 'id', 57)?.['credit'];
    const revert = 'mutation { revertLastSubscriptionChange(username: "sara.k") { expiresAt } }';
    const before = (await send(account)).body;
    for (const change of ['Renew', 'Reset']) {
      const operation = `reseller${change}UserSubscriptionWithNewGroup(username: "sara.k", groupId: 14)`;
      await send(`mutation { ${operation} { id } }`);
      expect((await send(account)).body.data.resellerGetUserByUsername.groupId).toBe(14);
      expect(credit()).not.toBe('350.00');
      await send(revert);
      expect([(await send(account)).body, credit()]).toEqual([before, '350.00']);
    }
    expect(codes(await send(revert))).toEqual(['NOT_FOUND']);
  });

  it('gives an event the same id on the way to every webhook', async () => {
    const send = await started({}, 'staff@example.com');
    for (const name of ['a', 'b'])
      api?.store.add('WebhookConfiguration', {
        id: api.store.nextId(),
        endpoint: `http://127.0.0.1:9/${name}`,
        active: true,
        subscribedEvents: ['USER_LOGIN'],
        maxRetries: 0,
      });
    await send('mutation { login(email: "sara@example.com", password: "Harbour-Lamp-27") { accessToken } }');
    const sent = api?.store.all('WebhookDelivery').filter(({ event }) => event === 'USER_LOGIN');
    expect([sent?.length, new Set(sent?.map(({ id }) => id)).size]).toEqual([2, 1]);
  });

  it('ends the connection of a device that is signed out', async () => {
    const send = await started();
    const uuid = '6f1c2b9e-3a54-4d0e-9b57-2f8c1d7e4a60';
    await send(`mutation { resellerLogoutDevice(userId: 4821, deviceId: "${uuid}") { id } }`);
    const { data } = (
      await send('{ getOnlineSessions(userId: 4821) { id } resellerGetActiveDevices(userId: 4821) { deviceName } }')
    ).body;
    expect(data).toEqual({ getOnlineSessions: [], resellerGetActiveDevices: [{ deviceName: 'Laptop' }] });
  });

  it('shows a buyer the invoice of a payment with its reference and status', async () => {
    const send = await started({}, 'sara@example.com');
    const pay =
      'mutation { stripeCreatePayment(category: GROUP, groupId: 12, stripeMethodId: "pm_card_visa") { paymentIntentId } }';
    const { body } = await send(pay);
    const invoices = (await send('{ userInvoices { gatewayReference status groupId } }')).body.data.userInvoices;
    expect(invoices).toContainEqual({
      gatewayReference: body.data.stripeCreatePayment.paymentIntentId,
      status: 'PAID',
      groupId: 12,
    });
  });
});
