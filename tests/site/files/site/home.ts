/** The home page of the small site. */
export const home = {
  question: { en: 'What brings you here?', fa: 'چه کمکی از ما برمی‌آید؟', ru: 'Что случилось?' },
  lead: { en: 'Type a few words.', fa: 'چند کلمه بنویسید.', ru: 'Введите несколько слов.' },
  problems: {
    title: { en: 'Something does not work', fa: 'چیزی کار نمی‌کند', ru: 'Что-то не\u00a0работает' },
    items: [
      {
        label: { en: 'The VPN does not connect', fa: 'وی‌پی‌ان وصل نمی‌شود', ru: 'VPN не\u00a0подключается' },
        to: '/docs/troubleshoot/connection-issue',
      },
      { label: { en: 'It is slow', fa: 'سرعت کم است', ru: 'VPN тормозит' }, to: '/docs/troubleshoot/slow-connection' },
    ],
  },
  devices: { title: { en: 'Set up a device', fa: 'راه‌اندازی دستگاه', ru: 'Настроить устройство' } },
  roles: {
    title: { en: 'Something else', fa: 'کار دیگری دارم', ru: 'Другие задачи' },
    items: [
      {
        label: { en: 'I use the VPN', fa: 'کاربر وی‌پی‌ان هستم', ru: 'Я\u00a0пользуюсь VPN' },
        text: { en: 'Tutorials', fa: 'آموزش‌ها', ru: 'Руководства' },
        to: '/docs/tutorial-basics/getting-started',
      },
      {
        label: { en: 'I buy for a company', fa: 'برای شرکت خرید می‌کنم', ru: 'Выбираю для компании' },
        text: { en: 'Products', fa: 'محصولات', ru: 'Продукты' },
        to: '/docs/business',
      },
      {
        label: { en: 'I program against the API', fa: 'با API برنامه می‌نویسم', ru: 'Пишу код для API' },
        text: { en: 'Operations', fa: 'عملیات', ru: 'Операции' },
        to: '/docs/api/getting-started',
      },
    ],
  },
  start: { label: { en: 'All documentation', fa: 'همهٔ مستندات', ru: 'Вся документация' }, to: '/docs' },
  accessibility: { label: { en: 'About', fa: 'درباره', ru: 'О\u00a0сайте' }, to: '/about' },
  news: { en: 'What is new', fa: 'تازه‌ها', ru: 'Что нового' },
};
