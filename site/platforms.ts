/** Platforms with an app, in the order in which tabs and lists show them. Names are the makers' and stay Latin in every language. */
export const platforms = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  'android-tv': 'Android TV',
  'fire-stick': 'Fire Stick',
} as const;
