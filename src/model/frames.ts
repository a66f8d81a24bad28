/** The frames other than a phone in which the app is shown to readers who have chosen one of these platforms. */
export const framePlatforms = {
  desktop: ['windows', 'macos', 'linux'],
  tv: ['android-tv', 'fire-stick'],
} as const satisfies Record<string, readonly string[]>;
