const items = {
  en: [{ label: 'Plans', to: '/docs/tutorial-basics/getting-started' }],
  fa: [{ label: 'طرح‌ها', to: '/docs/tutorial-basics/getting-started' }],
  ru: [{ label: 'Тарифы', to: '/docs/tutorial-basics/getting-started' }],
};

/** The home page of the small site. */
export const home = {
  question: { en: 'What brings you here?', fa: 'چه کمکی از ما برمی‌آید؟', ru: 'Что случилось?' },
  lead: { en: 'Type a few words.', fa: 'چند کلمه بنویسید.', ru: 'Введите несколько слов.' },
  problems: {
    title: { en: 'Something does not work', fa: 'چیزی کار نمی‌کند', ru: 'Что-то не\u00a0работает' },
    items: {
      en: [
        { label: 'The VPN does not connect', to: '/docs/troubleshoot/connection-issue' },
        { label: 'It is slow', to: '/docs/troubleshoot/slow-connection' },
      ],
      fa: [
        { label: 'وی‌پی‌ان وصل نمی‌شود', to: '/docs/troubleshoot/connection-issue' },
        { label: 'سرعت کم است', to: '/docs/troubleshoot/slow-connection' },
      ],
      ru: [
        { label: 'VPN не\u00a0подключается', to: '/docs/troubleshoot/connection-issue' },
        { label: 'VPN тормозит', to: '/docs/troubleshoot/slow-connection' },
      ],
    },
  },
  place: {
    title: { en: 'Abroad', fa: 'خارج', ru: 'За\u00a0границей' },
    items: {
      en: [{ label: 'Which protocol', to: '/docs/troubleshoot/protocol-selection' }],
      fa: [{ label: 'کدام پروتکل', to: '/docs/troubleshoot/protocol-selection' }],
      ru: [{ label: 'Какой протокол', to: '/docs/troubleshoot/protocol-selection' }],
    },
  },
  devices: { title: { en: 'Set up a device', fa: 'راه‌اندازی دستگاه', ru: 'Настроить устройство' }, items },
  paying: { title: { en: 'Prices', fa: 'قیمت', ru: 'Цены' }, items },
  roles: {
    title: { en: 'Something else', fa: 'کار دیگری دارم', ru: 'Другие задачи' },
    items: {
      en: [
        { label: 'I use the VPN', text: 'Tutorials', to: '/docs/tutorial-basics/getting-started' },
        { label: 'I buy for a company', text: 'Products', to: '/docs/business' },
        { label: 'I program against the API', text: 'Operations', to: '/docs/api/getting-started' },
      ],
      fa: [
        { label: 'کاربر وی‌پی‌ان هستم', text: 'آموزش‌ها', to: '/docs/tutorial-basics/getting-started' },
        { label: 'برای شرکت خرید می‌کنم', text: 'محصولات', to: '/docs/business' },
        { label: 'با API برنامه می‌نویسم', text: 'عملیات', to: '/docs/api/getting-started' },
      ],
      ru: [
        { label: 'Я\u00a0пользуюсь VPN', text: 'Руководства', to: '/docs/tutorial-basics/getting-started' },
        { label: 'Выбираю для компании', text: 'Продукты', to: '/docs/business' },
        { label: 'Пишу код для API', text: 'Операции', to: '/docs/api/getting-started' },
      ],
    },
  },
};
