/** The home page of the small site. */
export const home = {
  question: { en: 'What is it?', fa: 'چه شده است؟', ru: 'Что случилось?' },
  lead: { en: 'Choose below.', fa: 'از فهرست زیر انتخاب کنید.', ru: 'Выберите ниже.' },
  problems: {
    title: { en: 'Trouble', fa: 'اشکال', ru: 'Неполадки' },
    items: [{ label: { en: 'It is slow', fa: 'کند است', ru: 'Медленно' }, to: '/docs/guide/slow' }],
  },
  devices: { title: { en: 'Devices', fa: 'دستگاه‌ها', ru: 'Устройства' } },
  roles: {
    title: { en: 'Else', fa: 'دیگر', ru: 'Другое' },
    items: [
      {
        label: { en: 'I am new', fa: 'تازه آمده‌ام', ru: 'Я\u00a0здесь впервые' },
        text: { en: 'First steps', fa: 'گام‌های اول', ru: 'Первые шаги' },
        to: '/docs/guide/start',
      },
    ],
  },
  start: { label: { en: 'All pages', fa: 'همهٔ صفحه‌ها', ru: 'Все страницы' }, to: '/docs' },
  accessibility: { label: { en: 'Accessibility', fa: 'دسترس‌پذیری', ru: 'Доступность' }, to: '/docs' },
  news: { en: 'News', fa: 'تازه‌ها', ru: 'Новости' },
};
