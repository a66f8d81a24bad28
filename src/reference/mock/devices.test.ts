import { describe, expect, it } from 'vitest';
import { partner, sara, startedMock } from '../fixtures/mockApi.ts';

const uuid = '6f1c2b9e-3a54-4d0e-9b57-2f8c1d7e4a60';
const signIn = (device: string) =>
  `mutation { loginDevice(userId: 4821, deviceIdInput: { uuid: "${device}" }) { deviceId } }`;

describe('a device in the mock', () => {
  it('loses its connection when it is signed out', async () => {
    const { send } = await startedMock(partner);
    await send(`mutation { resellerLogoutDevice(userId: 4821, deviceId: "${uuid}") { id } }`);
    const lists = '{ getOnlineSessions(userId: 4821) { id } resellerGetActiveDevices(userId: 4821) { deviceName } }';
    expect((await send(lists)).data).toEqual({
      getOnlineSessions: [],
      resellerGetActiveDevices: [{ deviceName: 'Laptop' }],
    });
  });

  it('does not sign in while it is suspended, but after it is reactivated', async () => {
    const { mock, send } = await startedMock(partner);
    const own = mock.signIn(sara);
    await send('mutation { resellerDeactivateDevice(userId: 4821, deviceId: 9034) }');
    expect((await send(signIn(uuid), {}, own)).codes).toEqual(['FORBIDDEN']);
    await send(`mutation { resellerActivateDevice(userId: 4821, deviceIdInput: { uuid: "${uuid}" }) }`);
    expect((await send(signIn(uuid), {}, own)).data['loginDevice']).toEqual({ deviceId: 9034 });
  });

  it('is listed without a system, not that of another device, until it reports one', async () => {
    const { send } = await startedMock(partner);
    await send('mutation { resellerDeactivateDevice(userId: 4821, deviceId: 9034) }');
    await send(`mutation { resellerActivateDevice(userId: 4821, deviceIdInput: { uuid: "a-new-phone" }) }`);
    const { data } = await send('{ resellerGetActiveDevices(userId: 4821) { deviceId os appVersion } }');
    expect(data['resellerGetActiveDevices']).toContainEqual({ deviceId: 'a-new-phone', os: null, appVersion: null });
    const { data: all } = await send('{ getDevicesByEmail(email: "sara@example.com") { deviceId deviceOsType } }');
    expect(all['getDevicesByEmail']).toContainEqual({ deviceId: 'a-new-phone', deviceOsType: null });
  });

  it('signs in only to the account of the caller, within the limit of the plan', async () => {
    const { mock, send } = await startedMock(sara);
    Object.assign(mock.store.find('UserSubscriptionView', 'userId', 4821) ?? {}, { multiLoginCount: 2 });
    expect((await send(signIn('a-new-phone'))).codes).toEqual(['DEVICE_LIMIT_EXCEEDED']);
    expect((await send(signIn(uuid).replace('4821', '4900'))).codes).toEqual(['FORBIDDEN']);
    await send(`mutation { logoutDevice(userId: 4821, deviceIdInput: { uuid: "${uuid}" }) }`);
    const again = mock.signIn(sara);
    expect((await send(signIn('a-new-phone'), {}, again)).codes).toEqual([]);
    const { data } = await send('{ getActiveDevices { deviceId } }', {}, again);
    expect(data['getActiveDevices']).toContainEqual({ deviceId: 'a-new-phone' });
  });
});
