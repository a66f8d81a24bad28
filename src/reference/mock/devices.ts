import { page } from '../samples/resolver.ts';
import { type Arguments, type Context, fieldsOf, type Operations, refuse } from './context.ts';
import { customer, customers, ofUser } from './customers.ts';
import { subscriptionOf } from './plans.ts';
import type { Row, Store } from './store.ts';

export const deviceOperations: Operations = {
  getOnlineUsers: (args, context) => {
    const online = running(context.store).map((session) => session['userId']);
    return page(
      customers(context).filter(({ id }) => online.includes(id)),
      args,
    );
  },
  getOnlineSessions: ({ userId }, context) => {
    const ids = running(context.store).map(({ id }) => id);
    return ofUser(context, 'OnlineSessionView', userId).filter(({ id }) => ids.includes(id));
  },
  getDevices: ({ userId }, context) => ofUser(context, 'DeviceView', userId),
  getDevicesByEmail: ({ email }, context) => ofUser(context, 'DeviceView', customer(context, 'email', email)['id']),
  getActiveDevices: (_, context) => ofUser(context, 'UserDeviceView', context.caller['id']),
  resellerGetActiveDevices: ({ userId }, context) => ofUser(context, 'UserDeviceView', userId),
  resellerLogoutDevice: ({ userId, deviceId }, context) => {
    const device = ofUser(context, 'UserDeviceView', userId).find((each) => each['deviceId'] === deviceId);
    if (!device) return refuse(context, 'DEVICE_NOT_FOUND');
    disconnect(context, deviceId);
    context.signOut(String(customer(context, 'id', userId)['email']));
    return device;
  },
  resellerDeactivateDevice: deactivate,
  deactivateDevice: deactivate,
  resellerActivateDevice: ({ userId, deviceIdInput }, context) => activate(context, userId, fieldsOf(deviceIdInput)),
  activateDevice: ({ userId, deviceIdInput }, context) => activate(context, userId, fieldsOf(deviceIdInput)),
  loginDevice: ({ userId, deviceIdInput }, context) => {
    const { uuid, name } = fieldsOf(deviceIdInput);
    const known = () => ofUser(context, 'DeviceView', userId).find(({ deviceId }) => deviceId === uuid) ?? {};
    if (known()['isDeactivated']) refuse(context, 'FORBIDDEN');
    activate(context, userId, { uuid: uuid ?? null, name: name ?? null });
    const [loginTime, expiresAt] = [context.store.time(), context.store.time('', 1)];
    return { sessionId: `session-${context.store.nextId()}`, deviceId: known()['id'], loginTime, expiresAt };
  },
  logoutDevice: ({ userId, deviceIdInput }, context) => {
    const { uuid } = fieldsOf(deviceIdInput);
    if (!ofUser(context, 'UserDeviceView', userId).some(({ deviceId }) => deviceId === uuid))
      return refuse(context, 'SESSION_NOT_FOUND');
    disconnect(context, uuid);
    context.signOut(String(customer(context, 'id', userId)['email']));
    return true;
  },
};

function deactivate({ userId, deviceId }: Arguments, context: Context): boolean {
  const device = ofUser(context, 'DeviceView', userId).find(({ id }) => id === deviceId);
  if (!device) return refuse(context, 'DEVICE_NOT_FOUND');
  device['isDeactivated'] = true;
  disconnect(context, device['deviceId']);
  return true;
}

/** Ends the connection of a device, and frees its slot. */
function disconnect({ store }: Context, uuid: unknown): void {
  const signedIn = store.find('UserDeviceView', 'deviceId', uuid);
  if (signedIn) store.remove(signedIn);
  const device = store.find('DeviceView', 'deviceId', uuid);
  if (!device?.['isConnected']) return;
  Object.assign(device, { isConnected: false, lastConnectionStopTime: store.time() });
  for (const session of running(store))
    if (session['sessionId'] === device['lastSessionId']) session['stopTime'] = store.time();
}

/** Device fields that are null until it connects. */
const nullUntilConnected = [
  'deviceAppType',
  'deviceOsType',
  'appVersion',
  'lastSessionId',
  'lastConnectionStartTime',
  'lastConnectionStopTime',
  'lastConnectedServerId',
  'lastConnectedServerCountry',
  'lastConnectedServerCity',
];

/** Assigns a new or existing device of a user to a free slot. */
function activate(context: Context, userId: unknown, { uuid = null, name }: Row): boolean {
  const { store } = context;
  const user = customer(context, 'id', userId);
  const signedIn = ofUser(context, 'UserDeviceView', userId);
  if (signedIn.some(({ deviceId }) => deviceId === uuid)) return true;
  if (signedIn.length >= Number(subscriptionOf(store, user)?.['multiLoginCount'] ?? 0))
    refuse(context, 'DEVICE_LIMIT_EXCEEDED');
  const owner = { userId: user['id'] ?? null, deviceId: uuid };
  const known = ofUser(context, 'DeviceView', userId).find(({ deviceId }) => deviceId === uuid);
  const notConnected = Object.fromEntries(nullUntilConnected.map((field) => [field, null]));
  const device =
    known ?? store.add('DeviceView', { ...owner, ...notConnected, id: store.nextId(), email: user['email'] ?? null });
  Object.assign(device, { isDeactivated: false, isConnected: false });
  const id = store.nextId();
  store.add('UserDeviceView', {
    ...owner,
    id,
    userDeviceId: id,
    deviceName: name ?? null,
    deviceModel: null,
    os: null,
    appVersion: null,
    fcmToken: null,
  });
  return true;
}

const running = (store: Store) => store.all('ConnectionHistoryView').filter(({ stopTime }) => stopTime === null);
