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
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${mock.signIn(email)}` };
  return async (query: string) => {
    const answer = await fetch(mock.endpoint, { method: 'POST', headers, body: JSON.stringify({ query }) });
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
    expect(await upload(one, 'two@example.org,short,12,')).toBe(
      'Line 3: The address, the password or the plan is wrong',
    );
    expect(await upload(one, one)).toBe('Line 3: The address is in the file twice');
    expect(has('one@example.org')).toBe(false);
    expect(await upload(one, two)).toBe(true);
    expect([has('one@example.org'), has('two@example.org')]).toEqual([true, true]);
    expect(await upload(one)).toBe('Line 2: Another account has this address');
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
