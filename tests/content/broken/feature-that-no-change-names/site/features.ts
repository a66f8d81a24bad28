export { featureGroups } from '../../../good/site/features.ts';

export const features = {
  locations: {
    group: 'connection',
    name: { en: 'Locations', fa: 'مکان‌ها', ru: 'Локации' },
    page: '/docs/guide/start',
  },
  favourites: {
    group: 'connection',
    name: { en: 'Favourites', fa: 'موردعلاقه‌ها', ru: 'Избранное' },
    page: '/docs/guide/start#connect',
  },
};

export const undocumented = { layout: 'Seen at once.' };
