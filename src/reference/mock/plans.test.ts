import { expect, it } from 'vitest';
import { staff, startedMock } from '../fixtures/mockApi.ts';

it('The plan of an account follows its subscription, and reverting the last change returns its price', async () => {
  const { mock, send } = await startedMock(staff);
  const account = async () =>
    (await send('{ resellerGetUserByUsername(username: "sara.k") { groupId expiresAt } }')).data;
  const credit = () => mock.store.find('ResellerCreditView', 'id', 57)?.['credit'];
  const revert = 'mutation { revertLastSubscriptionChange(username: "sara.k") { expiresAt } }';
  const before = await account();
  for (const change of ['Renew', 'Reset']) {
    await send(`mutation { reseller${change}UserSubscriptionWithNewGroup(username: "sara.k", groupId: 14) { id } }`);
    expect(await account()).toMatchObject({ resellerGetUserByUsername: { groupId: 14 } });
    expect(credit()).not.toBe('350.00');
    await send(revert);
    expect([await account(), credit()]).toEqual([before, '350.00']);
  }
  expect((await send(revert)).codes).toEqual(['NOT_FOUND']);
});

it('An administrator renews and resets a plan at no cost to the reseller', async () => {
  const { mock, send } = await startedMock(staff);
  const end = () => mock.store.find('UserView', 'username', 'sara.k')?.['expiresAt'];
  await send('mutation { renewUserSubscriptionWithCurrentGroup(username: "sara.k") { id } }');
  expect(end()).toBe('2024-12-14T09:30:00');
  await send('mutation { resetUserSubscriptionWithNewGroup(username: "sara.k", groupId: 14) { id } }');
  expect(end()).toMatch(/^2025-10-15T/);
  expect(mock.store.find('ResellerCreditView', 'id', 57)?.['credit']).toBe('350.00');
});

it('An administrator adds days, sets the remaining ones, removes a plan and restores it', async () => {
  const { mock, send } = await startedMock(staff);
  const end = () => mock.store.find('UserView', 'username', 'sara.k')?.['expiresAt'];
  const change = async (call: string) => (await send(`mutation { ${call} { expiresAt } }`)).data;
  const [days, revert] = [
    'renewWithoutGroup(username: "sara.k", days: 3)',
    'revertLastSubscriptionChange(username: "sara.k")',
  ];
  await change(days);
  expect(end()).toBe('2024-11-17T09:30:00');
  await change(revert);
  expect(end()).toBe('2024-11-14T09:30:00');
  const remove = 'removeUserSubscription(username: "sara.k")';
  expect(await change(remove)).toEqual({ removeUserSubscription: { expiresAt: '2024-11-14T09:30:00' } });
  expect([await change(remove), end()]).toEqual([{ removeUserSubscription: null }, null]);
  expect((await send(`mutation { ${days} { id } }`)).codes).toEqual(['NOT_FOUND']);
  await change(revert);
  expect(end()).toBe('2024-11-14T09:30:00');
  await change('revertSubscriptionToDays(username: "sara.k", remainingDays: 12)');
  expect(end()).toMatch(/^2024-10-27T/);
});

it('A new level of a reseller changes what a plan costs', async () => {
  const { mock, send } = await startedMock(staff);
  const price = async () => {
    const query = '{ calculateDiscountedPriceByDuration(groupId: 12) { discountedPrice } }';
    return (await send(query, {}, mock.signIn('partner@example.com'))).data;
  };
  const before = await price();
  const set = (id: number) => send(`mutation { setResellerLevel(resellerId: ${id}, level: GOLD) { level } }`);
  expect((await set(57)).data).toEqual({ setResellerLevel: { level: 'GOLD' } });
  expect(await price()).not.toEqual(before);
  expect((await set(1)).codes).toEqual(['NOT_FOUND']);
});
