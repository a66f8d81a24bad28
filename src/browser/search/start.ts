import type { StartSource } from '../../components/Search/useOffer.ts';
import { chosenPlatform } from '../platform.ts';
import { pageLocale } from '../strings.ts';

const starts = {
  en: () => import('../../../site/home.ts?start=en'),
  fa: () => import('../../../site/home.ts?start=fa'),
  ru: () => import('../../../site/home.ts?start=ru'),
};

/** Suggestions before anything is typed, in the language of the page, with the chosen platform. */
export const searchStart: StartSource = {
  load: async () => (await starts[pageLocale()]()).default,
  platform: chosenPlatform,
};
