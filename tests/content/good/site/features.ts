export const features = {
  connection: {
    locations: { name: { en: 'Locations', fa: 'مکان‌ها', ru: 'Локации' }, page: '/docs/guide/start' },
  },
};

export const undocumented = { layout: 'Seen at once.' };
