import { stored } from '../dom/storage.ts';

/** Storage key of the platform that the reader has chosen, which is the choice of tabs, too. */
export const platformKey = 'tabs-platform';

/** The platform that the reader has chosen for the whole site, or an empty text. */
export const chosenPlatform = (): string => stored(platformKey) ?? '';
