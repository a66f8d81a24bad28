import { stored } from '../dom/storage.ts';

/** Storage key of the chosen platform, which tabs share. */
export const platformKey = 'tabs-platform';

/** The platform chosen for the whole site; empty if none. */
export const chosenPlatform = (): string => stored(platformKey) ?? '';
