/** Platforms with an app, in the order of tabs and lists. Brand names stay in Latin letters. */
export const platforms = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  'android-tv': 'Android TV',
  'fire-stick': 'Fire Stick',
} as const;
