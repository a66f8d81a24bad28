/** The docs hub of the small site. */
export const hub = {
  title: { en: 'Documentation', fa: 'مستندات', ru: 'Документация' },
  description: { en: 'All pages of the small site.', fa: 'همهٔ صفحه‌های سایت کوچک.', ru: 'Все страницы малого сайта.' },
  start: { en: 'Start here', fa: 'از اینجا شروع کنید', ru: 'Начните отсюда' },
  tasks: {
    title: { en: 'What do you want to do?', fa: 'چه کاری می‌خواهید انجام دهید؟', ru: 'Что нужно сделать?' },
    items: [
      {
        label: { en: 'Make it faster', fa: 'سریع‌تر کردن اتصال', ru: 'Ускорить соединение' },
        to: '/docs/troubleshoot/slow-connection#dns',
      },
    ],
  },
  roles: {
    title: { en: 'Who are you?', fa: 'شما که هستید؟', ru: 'Кто вы?' },
    items: [
      {
        label: { en: 'Subscriber', fa: 'مشترک', ru: 'Подписчик' },
        text: { en: 'Connect.', fa: 'اتصال.', ru: 'Подключение.' },
        docs: ['tutorial-basics/vpn-connection'],
      },
    ],
  },
  sections: { en: 'All sections', fa: 'همهٔ بخش‌ها', ru: 'Все разделы' },
};
