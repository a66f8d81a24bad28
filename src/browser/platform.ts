import { stored } from '../dom/storage.ts';

/** Where the platform is kept that the reader has chosen: it is the choice of tabs, too. */
export const platformKey = 'tabs-platform';

/** The platform that the reader has chosen for the whole site, or an empty text. */
export const chosenPlatform = (): string => stored(platformKey) ?? '';
