const items = {
  en: [{ label: 'I am new', text: 'First steps', to: '/docs/guide/start' }],
  fa: [{ label: 'تازه آمده‌ام', text: 'گام‌های اول', to: '/docs/guide/start' }],
  ru: [{ label: 'Я\u00a0здесь впервые', text: 'Первые шаги', to: '/docs/guide/start' }],
};

/** The home page of the small site. */
export const home = {
  question: { en: 'What is it?', fa: 'چه شده است؟', ru: 'Что случилось?' },
  lead: { en: 'Choose below.', fa: 'از فهرست زیر انتخاب کنید.', ru: 'Выберите ниже.' },
  problems: {
    title: { en: 'Trouble', fa: 'اشکال', ru: 'Неполадки' },
    items: {
      en: [{ label: 'It is slow', to: '/docs/guide/slow' }],
      fa: [{ label: 'کند است', to: '/docs/guide/slow' }],
      ru: [{ label: 'Медленно', to: '/docs/guide/slow' }],
    },
  },
  place: { title: { en: 'Abroad', fa: 'خارج', ru: 'За\u00a0границей' }, items },
  devices: { title: { en: 'Devices', fa: 'دستگاه‌ها', ru: 'Устройства' }, items },
  paying: { title: { en: 'Prices', fa: 'قیمت', ru: 'Цены' }, items },
  roles: { title: { en: 'Else', fa: 'دیگر', ru: 'Другое' }, items },
};
