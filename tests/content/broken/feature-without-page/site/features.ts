export { featureGroups } from '../../../good/site/features.ts';

export const features = {
  locations: {
    group: 'connection',
    name: { en: 'Locations', fa: 'مکان‌ها', ru: 'Локации' },
    page: '/docs/guide/locations',
  },
};

export const undocumented = { layout: 'Seen at once.' };
