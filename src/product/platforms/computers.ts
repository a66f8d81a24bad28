/** The platforms on which the app is in a window: readers who have chosen one see it so in pictures. */
export const computers: readonly string[] = ['windows', 'macos', 'linux'];
