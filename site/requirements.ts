import type { Fact } from '../src/model/config/facts.ts';

/** The oldest systems on which the current version of the app runs. Source: the changelog, last changed by the entry named. */
export const requirements = {
  'minimum.android': { kind: 'text', value: 'Android 7' }, // 2023-03-30
  'minimum.ios': { kind: 'text', value: 'iOS 14' }, // 2024-04-26
  /** REALITY needs more memory than older versions give to a VPN. */
  'minimum.iosReality': { kind: 'text', value: 'iOS 15' }, // 2023-03-30
  'minimum.windows': { kind: 'text', value: 'Windows 10 1809' }, // 2023-03-30
  'minimum.macos': { kind: 'text', value: 'macOS 11' }, // 2023-03-30
  'minimum.androidTv': { kind: 'text', value: 'Android TV 8.0' }, // 2019-08-27
  'minimum.fireOs': { kind: 'text', value: 'Fire OS 6' }, // 2023-07-05
  'minimum.ubuntu': { kind: 'text', value: 'Ubuntu 20.04' }, // 2023-05-25
  'minimum.debian': { kind: 'text', value: 'Debian 11' }, // 2024-06-27
  'minimum.fedora': { kind: 'text', value: 'Fedora 39' }, // 2023-11-10
  /** The window needs GTK 4; older releases get the command alone. */
  'minimum.ubuntuWindow': { kind: 'text', value: 'Ubuntu 22.04' }, // 2023-08-03
  'minimum.debianWindow': { kind: 'text', value: 'Debian 12' }, // 2023-08-03
} as const satisfies Record<string, Fact>;
