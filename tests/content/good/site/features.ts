export const featureGroups = {
  connection: { en: 'Connection', fa: 'اتصال', ru: 'Подключение' },
};

export const features = {
  locations: {
    group: 'connection',
    name: { en: 'Locations', fa: 'مکان‌ها', ru: 'Локации' },
    page: '/docs/guide/start',
  },
};

export const undocumented = { layout: 'Seen at once.' };
