import type { Samples, SampleValues } from '../../../model/api/samples.ts';
import type { World } from '../world.ts';
import { recordOf, rowsOf } from './rowsOf.ts';

export function networkRows(world: World): Samples['rows'] {
  const { accounts, devices, sessions, servers, addresses, countries } = world;
  const userId = (account: string) => recordOf(accounts, account).id;
  const ofList = (keys: readonly string[]) =>
    rowsOf(addresses, (address) => address).filter(({ key }) => keys.includes(key));
  return {
    DeviceView: rowsOf(devices, (device, key) => {
      const last = Object.values(sessions).find((session) => session.device === key);
      const server = last && recordOf(servers, last.server);
      return {
        id: device.id,
        deviceId: device.uuid,
        userId: userId(device.account),
        email: recordOf(accounts, device.account).email,
        deviceAppType: 'OrbVPN',
        deviceOsType: device.osType,
        appVersion: device.appVersion,
        lastConnectionStartTime: last?.startTime ?? null,
        lastConnectionStopTime: last?.stopTime ?? null,
        isConnected: last !== undefined && last.stopTime === null,
        lastSessionId: last?.sessionId ?? null,
        isDeactivated: device.isDeactivated,
        lastConnectedServerId: server?.id ?? null,
        lastConnectedServerCountry: server?.country ?? null,
        lastConnectedServerCity: server?.city ?? null,
      };
    }),
    UserDeviceView: rowsOf(devices, ({ userDeviceId, account, uuid, os, appVersion, model, name, fcmToken }) => ({
      id: userDeviceId,
      userDeviceId,
      userId: userId(account),
      deviceId: uuid,
      os,
      appVersion,
      deviceModel: model,
      deviceName: name,
      fcmToken,
    })),
    DeviceSession: rowsOf(devices, ({ id, uuid, account }) => ({
      uuid,
      userId: userId(account),
      sessionId: recordOf(sessions, 'running').sessionId,
      deviceId: id,
      loginTime: world.moment.now,
      expiresAt: '2024-10-16T09:30:00',
    })),
    OnlineSessionView: rowsOf(sessions, (_, key) => sessionValues(world, key)),
    ConnectionHistoryView: rowsOf(sessions, (session, key) => ({
      ...sessionValues(world, key),
      stopTime: session.stopTime,
      terminateCause: session.cause,
    })),
    ServerView: rowsOf(servers, ({ secret: _, connected: __, congestion: ___, ...server }) => server),
    ClientServerView: rowsOf(servers, ({ id, hostName, publicIp, city, country, description, continent, ...load }) => ({
      id,
      hostName,
      publicIp,
      city,
      country,
      description,
      continent,
      connectedUserCount: load.connected,
      congestionLevel: load.congestion,
      hero: null,
      spot: null,
      zeus: null,
      bridgeIp: null,
      bridgeCountry: null,
    })),
    Blacklist: ofList(['blocked', 'blockedToo']),
    Whitelist: ofList(['allowed', 'allowedToo']),
    GeolocationView: rowsOf(countries, (country) => country),
  };
}

function sessionValues({ sessions, devices, accounts, servers }: World, key: string): SampleValues {
  const { id, sessionId, device, server, port, startTime, protocol, from, inside } = recordOf(sessions, key);
  return {
    id,
    userId: recordOf(accounts, recordOf(devices, device).account).id,
    sessionId,
    nasIpAddress: recordOf(servers, server).publicIp,
    nasPortId: port,
    nasPortType: 'Virtual',
    startTime,
    connectInfoStart: protocol,
    callingStationId: from,
    framedIpAddress: inside,
  };
}
