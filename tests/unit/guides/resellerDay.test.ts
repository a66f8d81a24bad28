import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mock } from '../../../src/reference/mock/server.ts';
import { startMockApi } from './mockApi.ts';
import { callGuide, javascript, savePrograms } from './programs.ts';

const partner = { ORBVPN_EMAIL: 'partner@example.com', ORBVPN_PASSWORD: 'Copper-Field-58' };
const renewal = 'resellerRenewUserSubscriptionWithCurrentGroup';
let api: Mock;
let folder: string;

beforeAll(async () => {
  api = await startMockApi();
  folder = savePrograms(api.endpoint);
});
beforeEach(() => {
  api.reset();
  rmSync(join(folder, 'ledger'), { recursive: true, force: true });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const call = (file: string, name: string, ...args: unknown[]) =>
  callGuide(javascript, [file, name], args, folder, partner);
const credit = () => api.store.find('ResellerCreditView', 'id', 57)?.['credit'];
const count = (operation: string) => api.calls.filter((each) => each.operation === operation).length;
const ledger = () =>
  readdirSync(join(folder, 'ledger')).map((name) => JSON.parse(readFileSync(join(folder, 'ledger', name), 'utf8')));

describe("a reseller's day", () => {
  const order = { email: 'nima@example.com', password: 'Harbour-Lamp-27', groupId: 12 };

  it('sells once though the gateway reports the payment twice and an answer is lost', async () => {
    api.answers.set('resellerCreateUser', ['carried-out']);
    const sold = [{ id: expect.any(Number), username: 'order-771' }];
    expect(await call('deliver', 'deliver', 771, order)).toEqual(sold);
    expect(await call('deliver', 'deliver', 771, order)).toEqual(sold);
    expect(credit()).toBe('346.11');
    expect(ledger()).toMatchObject([{ username: 'order-771', price: '3.89' }]);
  });

  it('does not take an older customer for the one who has just paid, even if an answer is lost', async () => {
    const older = { ...order, email: 'sara@example.com' };
    const refused = { message: 'sara@example.com has an account already: renew it' };
    expect(await call('deliver', 'deliver', 772, older)).toMatchObject(refused);
    api.answers.set('resellerCreateUser', ['lost']);
    expect(await call('deliver', 'deliver', 772, older)).toMatchObject(refused);
    expect(credit()).toBe('350.00');
  });

  it('renews in bulk, each of those who have paid once, whatever is lost or refused on the way', async () => {
    for (const name of ['ivan.p', 'sara.k']) {
      const { id } = api.store.find('UserView', 'username', name) ?? {};
      Object.assign(api.store.find('UserSubscriptionView', 'userId', id) ?? {}, { expiresAt: '2024-10-01T00:00:00' });
    }
    const busy = { status: 429, body: { errors: [{ message: 'Slow down', extensions: { code: 'RATE_LIMITED' } }] } };
    api.answers.set(renewal, ['carried-out', { ...busy, headers: { 'X-RateLimit-Reset': '2' } }, 'lost']);
    expect(await call('renew-ended', 'renewEnded', ['mina.r', 'ivan.p'])).toEqual([null]);
    // Two of three: premium for a year and basic for a month, less 5 %.
    expect(credit()).toBe((350 - 31.24 - 1.66).toFixed(2));
    expect(await call('renew-ended', 'renewEnded', ['mina.r', 'ivan.p'])).toEqual([null]);
    expect(credit()).toBe((350 - 31.24 - 1.66).toFixed(2));
    expect(ledger().map(({ price }) => price)).toEqual(expect.arrayContaining([undefined]));
    const month = new Date().toISOString().slice(0, 7);
    expect(await call('month', 'month', month)).toMatchObject([{ withoutPrice: [expect.any(String)] }]);
  });

  it('renews a plan that still runs once for each call, whatever answer is lost', async () => {
    for (const lost of ['carried-out', 'lost'] as const) {
      const before = Number(credit());
      api.answers.set(renewal, [lost]);
      expect(await call('renew-ended', 'renew', 'sara.k')).toEqual([null]);
      // Premium for a month, less 5 %.
      expect(Number(credit())).toBeCloseTo(before - 3.89, 2);
    }
    expect(ledger()).toHaveLength(2);
  });

  it('stops a bulk renewal when the credit is used up', async () => {
    api.answers.set(renewal, [
      { status: 200, body: { errors: [{ message: 'Empty', extensions: { code: 'INSUFFICIENT_CREDIT' } }] } },
    ]);
    expect(await call('renew-ended', 'renewEnded', ['mina.r'])).toMatchObject({ code: 'INSUFFICIENT_CREDIT' });
    expect(count(renewal)).toBe(1);
  });

  it('shows who is online, and since when', async () => {
    expect(await call('online', 'whoIsOnline')).toEqual([{ username: 'sara.k', since: ['2024-10-15T08:12:40'] }]);
  });

  it('suspends a device once, though the answer is lost, and only one of the customer', async () => {
    api.answers.set('resellerDeactivateDevice', ['carried-out']);
    expect(await call('suspend', 'suspend', 'sara@example.com', 9034)).toEqual([null]);
    expect(await call('suspend', 'suspend', 'sara@example.com', 9034)).toEqual([null]);
    expect(count('resellerDeactivateDevice')).toBe(1);
    expect(await call('suspend', 'devicesOf', 'sara@example.com')).toMatchObject([
      [
        { id: 9034, isDeactivated: true },
        { id: 9035, isDeactivated: false },
      ],
    ]);
    expect(await call('suspend', 'suspend', 'ivan@example.com', 9034)).toMatchObject({
      message: 'ivan@example.com has no device 9034',
    });
  });

  it('adds up a month in whole cents', async () => {
    await call('deliver', 'deliver', 773, order);
    await call('deliver', 'deliver', 774, { ...order, email: 'roya@example.com', groupId: 21 });
    expect(await call('month', 'month', new Date().toISOString().slice(0, 7))).toEqual([
      { cents: 389 + 166, withoutPrice: [] },
    ]);
    expect(credit()).toBe('344.45');
  });
});
