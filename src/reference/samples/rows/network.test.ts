import { describe, expect, it } from 'vitest';
import { apiWorld } from '../../fixtures/apiReference.ts';
import type { World } from '../world.ts';
import { networkRows } from './network.ts';

const world = apiWorld();
const [account = ''] = Object.keys(world.accounts);
const owner = world.accounts[account];

const device = {
  id: 1,
  userDeviceId: 2,
  account,
  uuid: 'uuid',
  serial: 'serial',
  name: 'Phone',
  model: 'Pixel',
  os: 'Android',
  osType: 'ANDROID',
  appVersion: '6.2.0',
  fcmToken: 'token',
  isDeactivated: false,
};
const session = {
  id: 10,
  sessionId: 'session',
  device: 'phone',
  server: 'near',
  port: '17',
  startTime: '2024-10-15T08:12:40',
  stopTime: null,
  protocol: 'WireGuard',
  from: '198.51.100.7',
  inside: '10.20.0.14',
  cause: null,
};
const server = {
  id: 20,
  hostName: 'near.example.net',
  publicIp: '203.0.113.18',
  privateIp: '10.0.4.18',
  type: 'other',
  city: 'Frankfurt',
  country: 'Germany',
  continent: 'Europe',
  ports: 443,
  description: 'WireGuard',
  secret: 'shared',
  connected: 42,
  congestion: 'MEDIUM',
};

/** A world with two devices: one is connected, the other never was. */
const small: World = {
  ...world,
  devices: { phone: device, laptop: { ...device, id: 3, uuid: 'other' } },
  sessions: { running: session },
  servers: { near: server },
};
const rows = () => networkRows(small);
const valuesOf = (type: string, from = rows()) => (from[type] ?? []).map(({ values }) => values);

describe('the examples of the network', () => {
  it('connect a device with its account and its last session', () => {
    const ofBoth = { userId: owner?.id, email: owner?.email, deviceAppType: 'OrbVPN', deviceOsType: 'ANDROID' };
    expect(valuesOf('DeviceView')).toEqual([
      {
        ...ofBoth,
        id: 1,
        deviceId: 'uuid',
        appVersion: '6.2.0',
        isDeactivated: false,
        isConnected: true,
        lastSessionId: 'session',
        lastConnectionStartTime: session.startTime,
        lastConnectionStopTime: null,
        lastConnectedServerId: 20,
        lastConnectedServerCountry: 'Germany',
        lastConnectedServerCity: 'Frankfurt',
      },
      {
        ...ofBoth,
        id: 3,
        deviceId: 'other',
        appVersion: '6.2.0',
        isDeactivated: false,
        isConnected: false,
        lastSessionId: null,
        lastConnectionStartTime: null,
        lastConnectionStopTime: null,
        lastConnectedServerId: null,
        lastConnectedServerCountry: null,
        lastConnectedServerCity: null,
      },
    ]);
  });

  it('show a device as disconnected after its session has ended', () => {
    const stopTime = '2024-10-15T09:00:00';
    const ended = networkRows({ ...small, sessions: { running: { ...session, stopTime, cause: 'Idle-Timeout' } } });
    expect(valuesOf('DeviceView', ended)[0]).toMatchObject({ isConnected: false, lastConnectionStopTime: stopTime });
    expect(valuesOf('ConnectionHistoryView', ended)).toMatchObject([
      { id: 10, stopTime, terminateCause: 'Idle-Timeout' },
    ]);
  });

  it('show a session with the account of its device and the address of its server', () => {
    expect(valuesOf('OnlineSessionView')).toEqual([
      {
        id: 10,
        userId: owner?.id,
        sessionId: 'session',
        nasIpAddress: '203.0.113.18',
        nasPortId: '17',
        nasPortType: 'Virtual',
        startTime: session.startTime,
        connectInfoStart: 'WireGuard',
        callingStationId: '198.51.100.7',
        framedIpAddress: '10.20.0.14',
      },
    ]);
  });

  it('show the devices of a subscriber, and the answer to a device that signs in', () => {
    expect(valuesOf('UserDeviceView')[0]).toEqual({
      id: 2,
      userDeviceId: 2,
      userId: owner?.id,
      deviceId: 'uuid',
      os: 'Android',
      appVersion: '6.2.0',
      deviceModel: 'Pixel',
      deviceName: 'Phone',
      fcmToken: 'token',
    });
    expect(valuesOf('DeviceSession')[0]).toMatchObject({
      uuid: 'uuid',
      userId: owner?.id,
      sessionId: 'session',
      deviceId: 1,
      loginTime: world.moment.now,
    });
  });

  it('show a server without its secret, and its load only to clients that connect', () => {
    const { secret: _, connected, congestion, ...shown } = server;
    expect(valuesOf('ServerView')).toEqual([shown]);
    expect(valuesOf('ClientServerView')).toEqual([
      expect.objectContaining({ id: 20, connectedUserCount: connected, congestionLevel: congestion, bridgeIp: null }),
    ]);
    for (const hidden of ['secret', 'privateIp', 'ports', 'type'])
      expect(valuesOf('ClientServerView')[0]).not.toHaveProperty(hidden);
  });

  it('list blocked and allowed addresses separately', () => {
    const keysOf = (type: string) => (rows()[type] ?? []).map(({ key }) => key);
    expect(keysOf('Blacklist')).toEqual(['blocked', 'blockedToo']);
    expect(keysOf('Whitelist')).toEqual(['allowed', 'allowedToo']);
    expect(keysOf('GeolocationView')).toEqual(Object.keys(world.countries));
  });
});
