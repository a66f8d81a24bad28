import { describe, expect, it } from 'vitest';
import { apiWorld } from '../../fixtures/apiReference.ts';
import { networkRows } from './network.ts';
import { recordOf } from './rowsOf.ts';

const world = apiWorld();
const rows = networkRows(world);
const sara = recordOf(world.accounts, 'sara');
const phone = recordOf(world.devices, 'phone');
const running = recordOf(world.sessions, 'running');
const server = recordOf(world.servers, 'frankfurt');
const ofRow = (type: string, key: string) => rows[type]?.find((row) => row.key === key)?.values;

describe('the examples of the network', () => {
  it('connect a device with its account and its last session', () => {
    expect(ofRow('DeviceView', 'phone')).toMatchObject({
      userId: sara.id,
      email: sara.email,
      deviceId: phone.uuid,
      isConnected: true,
      lastSessionId: running.sessionId,
      lastConnectionStartTime: running.startTime,
      lastConnectionStopTime: null,
      lastConnectedServerId: server.id,
      lastConnectedServerCity: server.city,
    });
    const [, laptop] = networkRows({ ...world, sessions: { running } })['DeviceView'] ?? [];
    expect(laptop?.values).toMatchObject({ isConnected: false, lastSessionId: null, lastConnectedServerId: null });
  });

  it('show a device as disconnected after its session has ended', () => {
    const { stopTime, cause } = world.sessions['ended'] ?? {};
    expect(ofRow('DeviceView', 'laptop')).toMatchObject({ isConnected: false, lastConnectionStopTime: stopTime });
    expect(ofRow('ConnectionHistoryView', 'ended')).toMatchObject({ stopTime, terminateCause: cause });
  });

  it('show a session with the account of its device and the address of its server', () => {
    expect(ofRow('OnlineSessionView', 'running')).toMatchObject({
      userId: sara.id,
      nasIpAddress: server.publicIp,
      callingStationId: running.from,
      framedIpAddress: running.inside,
    });
  });

  it('show the devices of a subscriber, and the answer to a device that signs in', () => {
    const { id, userDeviceId, uuid } = phone;
    expect(ofRow('UserDeviceView', 'phone')).toMatchObject({ id: userDeviceId, userId: sara.id, deviceId: uuid });
    expect(ofRow('DeviceSession', 'phone')).toMatchObject({ uuid, userId: sara.id, deviceId: id });
  });

  it('show a server without its secret, and its load only to clients that connect', () => {
    const { secret: _, connected, congestion, ...shown } = server;
    expect(ofRow('ServerView', 'frankfurt')).toEqual(shown);
    const forClient = ofRow('ClientServerView', 'frankfurt');
    expect(forClient).toMatchObject({ connectedUserCount: connected, congestionLevel: congestion });
    for (const hidden of ['secret', 'privateIp', 'ports', 'type']) expect(forClient).not.toHaveProperty(hidden);
  });

  it('list blocked and allowed addresses separately', () => {
    const keysOf = (type: string) => rows[type]?.map(({ key }) => key);
    expect(keysOf('Blacklist')).toEqual(['blocked', 'blockedToo']);
    expect(keysOf('Whitelist')).toEqual(['allowed', 'allowedToo']);
    expect(keysOf('GeolocationView')).toEqual(Object.keys(world.countries));
  });
});
