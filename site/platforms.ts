/** Platforms with an app, in the order of tabs and lists. Makers' names stay Latin. */
export const platforms = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  'android-tv': 'Android TV',
  'fire-stick': 'Fire Stick',
} as const;
