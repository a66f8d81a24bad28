import type { Fact } from '../src/model/config/facts.ts';

/** Oldest systems that the current version of the app runs on. No public source states them. */
export const requirements = {
  'minimum.android': { kind: 'text', value: 'Android 7' },
  'minimum.ios': { kind: 'text', value: 'iOS 14' },
  /** REALITY needs more memory than older versions allow a VPN. */
  'minimum.iosReality': { kind: 'text', value: 'iOS 15' },
  'minimum.windows': { kind: 'text', value: 'Windows 10 1809' },
  'minimum.macos': { kind: 'text', value: 'macOS 11' },
  'minimum.androidTv': { kind: 'text', value: 'Android TV 8.0' },
  'minimum.fireOs': { kind: 'text', value: 'Fire OS 6' },
  'minimum.ubuntu': { kind: 'text', value: 'Ubuntu 20.04' },
  'minimum.debian': { kind: 'text', value: 'Debian 11' },
  'minimum.fedora': { kind: 'text', value: 'Fedora 39' },
  /** The window needs GTK 4; older releases get only the command. */
  'minimum.ubuntuWindow': { kind: 'text', value: 'Ubuntu 22.04' },
  'minimum.debianWindow': { kind: 'text', value: 'Debian 12' },
} as const satisfies Record<string, Fact>;
