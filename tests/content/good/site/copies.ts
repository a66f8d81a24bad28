/** The copies of the small site. */
export const copies = {
  name: 'small-help',
  leftOut: ['next'],
  parts: [
    {
      title: { en: 'First steps', fa: 'گام‌های اول', ru: 'Первые шаги' },
      pages: ['guide/start', 'guide/slow', 'services/platforms/android', 'services/platforms/ios'],
    },
  ],
};
