export const features = {
  connection: {
    locations: { name: { en: 'Locations', fa: 'مکان‌ها', ru: 'Локации' }, page: '/docs/guide/start' },
    favourites: { name: { en: 'Favourites', fa: 'موردعلاقه‌ها', ru: 'Избранное' }, page: '/docs/guide/start#connect' },
  },
};

export const undocumented = { layout: 'Seen at once.' };
