/** Platforms whose pictures show the app in a window. */
export const computers: readonly string[] = ['windows', 'macos', 'linux'];
